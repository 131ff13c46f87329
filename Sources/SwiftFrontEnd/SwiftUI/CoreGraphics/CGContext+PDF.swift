extension CGContext {
  /// Creates a context for the pages of a PDF, which draws nowhere: no file is written.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(canvas: nil)
  }

  /// Begins a page of a PDF.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of a PDF.
  public func endPDFPage() {}
  /// Ends a PDF.
  public func closePDF() {}
}
