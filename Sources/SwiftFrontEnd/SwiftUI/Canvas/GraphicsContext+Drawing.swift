internal import LayoutCore

extension GraphicsContext {
  private func draw(
    _ symbol: Int,
    at point: CGPoint,
    _ anchor: UnitPoint,
    _ shading: Shading? = nil
  ) {
    let point = point.engine
    let shading = shading?.engine(in: environment)
    add(.draw(symbol, at: { _ in point }, anchor: anchor.engine, with: shading))
  }

  private func draw(_ symbol: Int, in rect: CGRect, _ shading: Shading? = nil) {
    let rect = rect.engine
    add(.fill(symbol, { _ in rect }, with: shading?.engine(in: environment)))
  }

  /// Draws views of no place from the context's corner on.
  func draw(_ tree: ViewTree, named name: String) {
    draw(recorder.add(name, tree), at: .zero, .topLeading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.symbol, at: point, anchor, image.shading)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.symbol, in: rect, image.shading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.symbol, at: point, anchor, text.ownShading)
  }

  /// Draws a text into a rectangle, from its top leading corner (D8.9).
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.engine
    add(.layOut(text.symbol, { _ in rect }, with: text.ownShading?.engine(in: environment)))
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
