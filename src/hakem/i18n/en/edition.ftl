### Titles of the editions of the rules and of their articles.
# The English ones stand in the editions themselves, in src/hakem/regulations: there is nothing to translate here.
# To see what a translation of them looks like open the file of the same name of another language.
