// Both names are the same module here.
@_exported import os
