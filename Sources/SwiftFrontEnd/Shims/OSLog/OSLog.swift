// Both names stand for the same module here.
@_exported import os
