/// A system symbol in the size of its font (M2.1).
struct SymbolNode: LeafNode {
  /// The size of a symbol without real text.
  static let square = Size(width: 20, height: 20)

  var size: Size
  /// The distance from the top to the baseline of text beside it.
  var baseline: Double

  init(_ name: String, in environment: EnvironmentValues) {
    let symbol = InlineImage(symbol: name, in: environment)
    (size, baseline) = (symbol.size, symbol.baseline)
  }

  /// The picture's size of a resizable symbol in an environment's font, on the display's pixels.
  static func inkSize(_ name: String, in environment: EnvironmentValues) -> Size {
    let grid = environment.pixelGrid
    let ink = SystemSymbol.metrics(of: name).inkSize(
      pointSize: environment.font.pointSize(in: environment),
      scale: environment.imageScale
    )
    return Size(width: grid.round(ink.width), height: grid.round(ink.height))
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    size
  }

  /// The baseline of a symbol is explicit, as that of a text (L16.9).
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double { baseline }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .fixed, guides: .textBaselines)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { size }
}

extension TreeResolver {
  /// Adds the node of a system symbol.
  mutating func symbolLeaf(_ name: String, _ caps: EdgeInsets?, view: Int, environment: Int) {
    let values = environments[environment]
    let symbol = measurer.sizesSymbols ? SymbolNode(name, in: values) : nil
    let kind: NodeKind =
      if let caps {
        // The picture of a resizable symbol is the box of its ink (D7.13).
        .resizableImage(
          ResizableImageNode(
            natural: symbol == nil ? SymbolNode.square : SymbolNode.inkSize(name, in: values),
            caps: table.add(caps)
          )
        )
      } else if let symbol {
        .symbol(symbol)
      } else {
        .rigid(RigidNode(size: SymbolNode.square))
      }
    var node = LayoutNode(kind, view: view, environment: environment)
    if case .symbol = kind { node.spacing = table.symbolSpacing(on: values.pixelGrid) }
    leaf(node)
  }
}

extension NodeTable {
  /// The spacing of a symbol: text below it is as near as it is to text (M2.3); to other views a
  /// symbol is a plain view.
  fileprivate mutating func symbolSpacing(on grid: PixelGrid) -> Int32 {
    guard needsSpacing else { return 0 }
    var spacing = ViewSpacing.plain
    spacing[.edgeAboveText, .bottom] = nil
    spacing[.textToText, .bottom] = .bottomText(
      TextSpacingMetrics(ascent: 0, descent: 0, leading: 0, pixelLength: grid.pixelLength)
    )
    return add(spacing)
  }
}
