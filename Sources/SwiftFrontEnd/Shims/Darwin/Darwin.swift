// The library of C, by its name on Apple's systems.
@_exported import Glibc
