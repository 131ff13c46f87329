package import ViewValues

/// The source of a picture's images, colours and symbols, which no view tree holds.
package protocol DrawingResources: Sendable {
  /// The colour of a name; nil if there is none.
  func color(named name: String, in environment: EnvironmentValues) -> ColorValue?
  /// The picture of a name; nil if there is none.
  func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture?
  /// The picture of a file, by its path from that of the screen; nil if there is none.
  ///
  /// - Parameter size: Its size in points.
  func image(file: String, size: Size) -> DrawingPicture?
  /// Whether a look-up already reports a missing name, where the name is written.
  var tellsOfMissingNames: Bool { get }
  /// Returns the substitute of a system symbol.
  func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol
}

extension DrawingResources {
  /// Returns nil: only some screens are files with others beside them.
  package func image(file: String, size: Size) -> DrawingPicture? { nil }

  /// False: the picture reports it.
  package var tellsOfMissingNames: Bool { false }
}

/// A named picture.
package struct DrawingPicture: Sendable {
  /// Its pixels, or the file that has them.
  package var source: DisplayImage.Source
  /// Its size in points.
  package var size: Size
  /// Whether it keeps its colours; nil if nothing is stated.
  package var renderingMode: ImageRenderingMode?
  /// Whether it is tiled instead of stretched.
  package var isTiled = false
  /// Whether it is mirrored: it was made for the other layout direction (D7.4).
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
