internal import LayoutCore

extension GraphicsContext {
  private func draw(_ symbol: Int, at point: CGPoint, _ anchor: UnitPoint) {
    let point = point.engine
    add(.draw(symbol, at: { _ in point }, anchor: anchor.engine))
  }

  private func draw(_ symbol: Int, in rect: CGRect) {
    let rect = rect.engine
    add(.fill(symbol, { _ in rect }))
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.symbol, at: point, anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.symbol, in: rect)
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.symbol, at: point, anchor)
  }

  /// Draws a text into a rectangle, from its top leading corner (D8.9).
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.symbol, in: CGRect(origin: rect.origin, size: text.measure(in: rect.size)))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle, from its top leading corner (D8.9).
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a view with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.symbol, at: point, anchor)
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.symbol, in: rect) }
}
