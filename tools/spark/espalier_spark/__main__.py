"""espalier-spark PROJECT MATRIX OUTPUT: results of a matrix as Parquet, made on a cluster."""

import argparse
import sys

from pyspark.sql import SparkSession

from . import BatchFailed, lines, results


def main():
    parser = argparse.ArgumentParser(prog="espalier-spark", description=__doc__)
    parser.add_argument("project", help="the folder that screens are named from")
    parser.add_argument("matrix", help="the matrix's file, a path within the project")
    parser.add_argument("output", help="the folder of Parquet files, which must not be there")
    parser.add_argument("--shards", type=int, help="how many tasks (8 for each core)")
    parser.add_argument("--espalier", default="espalier", help="the command, as executors find it")
    parser.add_argument("--lines", metavar="FILE", help="also write all results as JSON Lines, in order")
    parser.add_argument("options", nargs="*", help="behind --: options of 'espalier batch'")
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("espalier").getOrCreate()
    try:
        frame = results(
            spark,
            arguments.project,
            arguments.matrix,
            shards=arguments.shards,
            espalier=arguments.espalier,
            options=arguments.options,
        )
        frame.write.parquet(arguments.output)
        if arguments.lines:
            with open(arguments.lines, "w", encoding="utf-8") as file:
                file.writelines(lines(spark.read.parquet(arguments.output)))
    except BatchFailed as error:
        sys.exit(f"espalier-spark: error: {error}")
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
