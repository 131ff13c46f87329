internal import LayoutCore

extension GraphicsContext {
  /// An image that is resolved in a canvas's environment.
  public struct ResolvedImage {
    let symbol: Int
    /// The size, in points.
    public let size: CGSize
    /// The distance from the top to the baseline, in points.
    public let baseline: CGFloat
    /// The shading of a template image; nil for the canvas's foreground style.
    public var shading: Shading?
  }

  /// A text as the canvas draws it.
  public struct ResolvedText {
    let symbol: Int
    let recorder: CanvasRecorder
    /// The shading of text that has no colour.
    public var shading: Shading = .foreground { didSet { ownShading = shading } }
    /// The shading that someone has set.
    private(set) var ownShading: Shading?

    private func metrics(in size: CGSize) -> CanvasMetrics.Symbol {
      recorder.metrics(of: symbol, in: ProposedViewSize(size).engine)
    }

    /// The size of the text that is offered one, in points.
    public func measure(in size: CGSize) -> CGSize { CGSize(metrics(in: size).size) }

    /// Returns the distance from the top to the first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(metrics(in: size).firstBaseline)
    }

    /// Returns the distance from the top to the last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(metrics(in: size).lastBaseline)
    }
  }

  /// A view as the canvas draws it.
  public struct ResolvedSymbol {
    let symbol: Int
    /// The size, in points.
    public let size: CGSize
  }

  /// Resolves an image in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let tree = CanvasProgram.tree(of: image, in: environment)
    let symbol = recorder.add(image.drawnName, tree)
    let metrics = recorder.metrics(of: symbol)
    return ResolvedImage(
      symbol: symbol,
      size: CGSize(metrics.size),
      baseline: CGFloat(metrics.firstBaseline)
    )
  }

  /// Resolves a text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let tree = CanvasProgram.tree(of: text, in: environment)
    return ResolvedText(
      symbol: recorder.add(CanvasProgram.words(of: tree), tree),
      recorder: recorder
    )
  }

  /// Resolves a shading in the canvas's environment.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }

  /// Returns the view with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbol(tag: AnyHashable(id)).map {
      ResolvedSymbol(symbol: $0, size: CGSize(recorder.metrics(of: $0).size))
    }
  }
}
