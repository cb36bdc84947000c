"""``hakem simulate --cluster`` on a real Dask cluster of two workers: the same bytes as here."""

from __future__ import annotations

from importlib import import_module

from tests.cli.runner import hakem

FEW = ("--players", "8", "--rounds", "3", "--runs", "12", "--seed", "s")


def test_a_cluster_gives_the_same_bytes() -> None:
    distributed = import_module("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        there = hakem("simulate", *FEW, "--cluster", cluster.scheduler_address)
    here = hakem("simulate", *FEW, "--jobs", "1")
    assert (there.code, there.out) == (0, here.out)
