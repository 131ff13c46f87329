"""The results of a matrix as a data frame."""

import atexit
import json
import os
import shutil
import subprocess
import tempfile
import zipfile

import pyarrow
from pyspark import SparkFiles

SCHEMA = "shard int, position long, key string, screen string, status string, line string"

# Status of espalier batch when results have errors: they are results all the same.
STATUSES_OF_RESULTS = (0, 64, 65, 66, 69, 70)

# The number of results that go to Spark at once.
ROWS = 256


class BatchFailed(RuntimeError):
    """`espalier batch` came to no result: it cannot be started, or the matrix is none."""


def results(spark, project, matrix, *, shards=None, espalier="espalier", options=()):
    """Returns a data frame with a row for each result of a matrix.

    project   the folder that screens are named from; a copy of it goes to all executors
    matrix    the matrix's file, a path within the project
    shards    how many tasks there are; as many as eight for each core of the cluster by default
    espalier  the command, as executors find it
    options   further options of `espalier batch`, such as ["--text", "fixed"]

    The columns: `shard` and `position` give the order of the matrix, `key`, `screen` and `status` are the
    result's own, `line` is the whole result in JSON. A screen that cannot be shown is a row whose status is
    `error`; what is wrong with the matrix as a whole raises an exception before anything runs.
    """
    context = spark.sparkContext
    _check(project, matrix, espalier, options)
    count = shards or 8 * context.defaultParallelism
    # The driver hands the files out for as long as there are executors.
    folder = tempfile.mkdtemp(prefix="espalier-spark-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    name = "espalier-project-" + os.path.basename(folder)
    context.addArchive(f"{_archive(project, folder, name)}#{name}")
    context.addPyFile(_archive(os.path.dirname(__file__), folder, "espalier_spark", "espalier_spark"))
    work = _Shards(name, matrix, count, espalier, tuple(options))
    numbers = spark.range(1, count + 1, 1, count).withColumnRenamed("id", "shard")
    return numbers.mapInArrow(work, SCHEMA)


def lines(frame):
    """Yields the lines of results in the order of the matrix: the output of `espalier batch` itself."""
    for row in frame.select("shard", "position", "line").orderBy("shard", "position").toLocalIterator():
        yield row.line + "\n"


class _Shards:
    """Runs shards on an executor."""

    def __init__(self, archive, matrix, count, espalier, options):
        self.archive = archive
        self.matrix = matrix
        self.count = count
        self.espalier = espalier
        self.options = options

    def __call__(self, batches):
        for batch in batches:
            for shard in batch.column(0).to_pylist():
                yield from self._run(shard)

    def _run(self, shard):
        project = SparkFiles.get(self.archive)
        part = f"{shard}/{self.count}"
        command = [self.espalier, "batch", self.matrix, "--shard", part, "--jobs", "1", *self.options]
        with tempfile.TemporaryFile() as errors:
            process = _start(command, project, errors)
            try:
                rows = []
                for position, line in enumerate(process.stdout):
                    rows.append(_row(shard, position, line))
                    if len(rows) == ROWS:
                        yield _batch(rows)
                        rows = []
                if process.wait() not in STATUSES_OF_RESULTS:
                    errors.seek(0)
                    said = errors.read().decode(errors="replace").strip()
                    raise BatchFailed(f"shard {part} ended with status {process.returncode}: {said}")
                if rows:
                    yield _batch(rows)
            finally:
                # A task that is given up leaves no process behind.
                if process.poll() is None:
                    process.kill()
                    process.wait()


def _start(command, folder, errors):
    try:
        return subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors
        )
    except OSError as error:
        raise BatchFailed(f"cannot start {command[0]}: {error}") from error


def _check(project, matrix, espalier, options):
    """Refuses a matrix that is none: its last shard of very many has one item or none."""
    command = [espalier, "batch", matrix, "--shard", "1000000/1000000", *options]
    with tempfile.TemporaryFile() as errors:
        process = _start(command, project, errors)
        output, _ = process.communicate()
        if process.returncode and not output:
            errors.seek(0)
            raise BatchFailed(errors.read().decode(errors="replace").strip())


def _archive(tree, folder, name, within=""):
    """A tree of files in one archive, without what is hidden or was made by Python."""
    path = os.path.join(folder, name + ".zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for parent, folders, files in os.walk(tree):
            folders[:] = sorted(f for f in folders if not f.startswith((".", "__pycache__")))
            for file in sorted(files):
                whole = os.path.join(parent, file)
                if os.path.isfile(whole):
                    archive.write(whole, os.path.join(within, os.path.relpath(whole, tree)))
    return path


def _row(shard, position, line):
    result = json.loads(line)
    text = line.decode().rstrip("\n")
    return (shard, position, result["key"], result["screen"], result["status"], text)


def _batch(rows):
    columns = list(zip(*rows))
    types = [pyarrow.int32(), pyarrow.int64()] + [pyarrow.string()] * 4
    names = ["shard", "position", "key", "screen", "status", "line"]
    arrays = [pyarrow.array(column, type) for column, type in zip(columns, types)]
    return pyarrow.RecordBatch.from_arrays(arrays, names)
