// Combine is OpenCombine here: publishers of its own, and those of Foundation and Dispatch.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
