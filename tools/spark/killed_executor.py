"""Lays out a matrix on two executors, one of which is killed midway, and on one machine: the same bytes.

Started by tools/try-spark: killed_executor.py ESPALIER PROJECT MATRIX
"""

import collections
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time

from pyspark.sql import SparkSession

from espalier_spark import lines, results

OPTIONS = ["--text", "fixed", "--display-scale", "1"]
SHARDS = 32


def executors(application):
    """The processes of the executors of an application, by their numbers."""
    found = {}
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                words = file.read().decode().split("\0")
        except OSError:
            continue
        if "org.apache.spark.executor.CoarseGrainedExecutorBackend" in words and application in words:
            found[words[words.index("--executor-id") + 1]] = int(process)
    return found


class Killer(threading.Thread):
    """Kills one executor once a quarter of the tasks is done."""

    def __init__(self, context):
        super().__init__(daemon=True)
        self.context = context
        self.report = None

    def run(self):
        tracker = self.context.statusTracker()
        while True:
            for stage in tracker.getActiveStageIds():
                info = tracker.getStageInfo(stage)
                if info and info.numTasks == SHARDS and info.numCompletedTasks >= SHARDS // 4:
                    number, process = sorted(executors(self.context.applicationId).items())[0]
                    os.kill(process, signal.SIGKILL)
                    self.report = (
                        f"executor {number} (process {process}) killed when "
                        f"{info.numCompletedTasks} of {SHARDS} tasks were done"
                    )
                    return
            time.sleep(0.05)


def main():
    espalier, project, matrix = sys.argv[1:]
    start = time.monotonic()
    alone = subprocess.run(
        [espalier, "batch", matrix, *OPTIONS], cwd=project, stdout=subprocess.PIPE, check=False
    ).stdout
    alone_time = time.monotonic() - start
    spark = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("espalier-try")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("WARN")
    output = os.path.join(tempfile.mkdtemp(), "results")
    killer = Killer(spark.sparkContext)
    killer.start()
    start = time.monotonic()
    frame = results(spark, project, matrix, shards=SHARDS, espalier=espalier, options=OPTIONS)
    frame.write.parquet(output)
    spark_time = time.monotonic() - start
    gathered = spark.read.parquet(output)
    together = "".join(lines(gathered)).encode()
    keys = collections.Counter(row.key for row in gathered.select("key").collect())
    errors = gathered.where("status = 'error'").count()
    others = executors(spark.sparkContext.applicationId)
    spark.stop()
    expected = len(alone.splitlines())
    twice = sum(1 for count in keys.values() if count > 1)
    print(f"{expected} results on one machine in {alone_time:.1f} s, {errors} of them errors")
    print(f"{sum(keys.values())} by two executors in {spark_time:.1f} s; {killer.report}")
    print(f"executors at the end: {', '.join(sorted(others))}")
    print(f"{expected - len(keys)} lost, {twice} twice, the same bytes: {together == alone}")
    if not killer.report or together != alone or twice or len(keys) != expected:
        sys.exit(1)


main()
