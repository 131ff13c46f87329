"""The built modules of the repository, for tools that compile against them."""

import glob
import os
import re
import subprocess

BUILD = ".build/release"


def module_maps():
    """The module maps of the C targets: those of the build, and those of system libraries."""
    maps = glob.glob(f"{BUILD}/*.build/module.modulemap")
    built = {os.path.basename(os.path.dirname(path)).removesuffix(".build") for path in maps}
    for path in glob.glob("Sources/*/*/module.modulemap") + glob.glob(
        "Sources/*/*/include/module.modulemap"
    ):
        if path.split("/")[1] not in built:
            maps.append(path)
    return maps


def pkg_config(option):
    """The flags of the system libraries that the package names."""
    with open("Package.swift", encoding="utf-8") as file:
        libraries = re.findall(r'pkgConfig: "([^"]+)"', file.read())
    run = subprocess.run(["pkg-config", option, *libraries], check=True, stdout=subprocess.PIPE)
    return run.stdout.decode().split()


def compiler_flags():
    """The compiler's flags for files that import the modules."""
    flags = ["-I", f"{BUILD}/Modules"]
    flags += ["-Xcc", "-I.build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include"]
    for path in module_maps():
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    for flag in pkg_config("--cflags-only-I"):
        flags += ["-Xcc", flag]
    return flags
