extension CGContext {
  /// Creates a context for a PDF, which is not drawn: no file is written.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(canvas: nil)
  }

  /// Begins a page of the PDF.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of the PDF.
  public func endPDFPage() {}
  /// Ends the PDF.
  public func closePDF() {}
}
