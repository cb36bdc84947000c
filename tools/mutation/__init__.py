"""Mutations: small wrong changes of the program, each of which some test must notice.

Why our own tool. mutmut 3 changes nothing outside of functions and skips
decorated ones, but editions and criteria are values of modules and many rules
are properties; cosmic-ray starts the test command anew for every change, which
costs more than most of our tests. Here the tests are collected once, a change
is put into the functions of a forked process, and only tests that reach the
changed function run: first those that have noticed most, then the quickest.
"""
