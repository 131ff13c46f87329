package import ViewValues

/// Where a picture's images, colours and symbols come from, which no view tree holds.
package protocol DrawingResources: Sendable {
  /// The colour of a name; nil if there is none.
  func color(named name: String, in environment: EnvironmentValues) -> ColorValue?
  /// The picture of a name; nil if there is none.
  func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture?
  /// The picture of a file, by its path from that of the screen; nil if there is none.
  ///
  /// - Parameter size: Its size in points.
  func image(file: String, size: Size) -> DrawingPicture?
  /// Whether whoever looks a name up that is missing has said so, where the name is written.
  var tellsOfMissingNames: Bool { get }
  /// What stands in for a symbol of the system.
  func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol
}

extension DrawingResources {
  /// None: only some screens are files beside which others lie.
  package func image(file: String, size: Size) -> DrawingPicture? { nil }

  /// No: the picture says it.
  package var tellsOfMissingNames: Bool { false }
}

/// A picture by its name.
package struct DrawingPicture: Sendable {
  /// Its pixels, or where they are.
  package var source: DisplayImage.Source
  /// Its size in points.
  package var size: Size
  /// Whether it has colours of its own; nil if nothing is said.
  package var renderingMode: ImageRenderingMode?
  /// Whether what stretches is repeated.
  package var isTiled = false
  /// Whether it is seen in a mirror: it was made for the other direction of layout (D7.4).
  package var isMirrored = false

  package init(source: DisplayImage.Source, size: Size) {
    self.source = source
    self.size = size
  }
}

/// No images, colours or symbols.
package struct NoResources: DrawingResources {
  package init() {}

  package func color(named name: String, in environment: EnvironmentValues) -> ColorValue? { nil }
  package func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture? {
    nil
  }
  package func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
    throw .unknown
  }
}
