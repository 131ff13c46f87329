"""Lays out a matrix of screens on the executors of a Spark cluster.

A matrix (docs/guide/batch.md) is cut into shards, each of which is one task: `espalier batch MATRIX --shard i/n`
in a copy of the project's folder. The results of a shard are the same bytes wherever it runs, so that a task
whose executor is lost is run anew and nothing is there twice.
"""

from .batch import BatchFailed, lines, results

__all__ = ["BatchFailed", "lines", "results"]
