// Combine is OpenCombine here: its publishers, and those of Foundation and Dispatch.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
