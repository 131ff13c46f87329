internal import LayoutCore
public import ViewGraph

/// A picture.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    /// Pixels of the user's own, by the size that they are shown in, in points.
    case sized(Size)
  }

  let source: Source
  var isDecorative = false
  /// Words for who does not see the picture; nil for its name.
  var label: Text?
  var capInsets: EdgeInsets?

  init(_ source: Source) { self.source = source }

  /// An image of the catalogue (V11.7).
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// An image of the catalogue with words for who does not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name))
    self.label = label
  }

  /// An image of the catalogue that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
    isDecorative = true
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// The image stretched into any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// How an image fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The part of a text that is the image.
  func run(in environment: EnvironmentValues) -> TextRun {
    switch source {
    case .symbol(let name): TextRun(symbol: name)
    case .named(let name): TextRun(image: AssetCatalogue.current.size(of: name) ?? .zero)
    case .sized(let size): TextRun(image: size)
    }
  }
}

extension Image: _PrimitiveView {
  public func _update(_ node: GraphNode) {
    let insets = capInsets?.engine
    switch source {
    case .symbol(let name): node.setOutput(.content(.symbol(name, capInsets: insets)))
    case .sized(let size):
      node.setOutput(.content(.image(name: nil, size: size, capInsets: insets)))
    case .named(let name):
      let size = AssetCatalogue.current.size(of: name) ?? .zero
      node.setOutput(.content(.image(name: name, size: size, capInsets: insets)))
    }
  }
}
