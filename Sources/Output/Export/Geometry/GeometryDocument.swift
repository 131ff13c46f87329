public import LayoutCore

/// The geometry of a layout as a JSON document: the place of every view, with its causes.
///
/// The document is described by ``GeometrySchema``. All lengths are points, all positions physical
/// and from the scene's top left corner; only `pixelFrame` is rounded. JSON cannot express
/// infinity, here it is the string `"inf"`; nil and NaN are `null`.
public enum GeometryDocument {
  /// The version of the document's format.
  public static let version = 2

  /// Writes the geometry of a layout as JSON.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - file: The name of the file that describes the scene, for the document's `file`.
  ///   - time: The seconds since the screen has appeared, if a time was requested.
  ///   - shown: The layout with the presented values during animations; nil without any.
  ///   - settings: The other settings that decide the layout, if known.
  ///   - placeholders: The parts of the program other than views that could not be compiled
  ///     (V17.3).
  ///   - part: The views that are written.
  ///   - source: The place of a view's code, as `file:line:column`, by its position in the view
  ///     tree (V22).
  ///   - style: Indented for readers, compact for line by line processing.
  /// - Returns: The document in UTF-8, with a line feed at its end.
  public static func json(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    settings: ScreenSettings? = nil,
    placeholders: [ViewPlaceholder] = [],
    part: GeometryPart = GeometryPart(),
    source: @escaping (Int) -> String? = { _ in nil },
    style: JSONStyle = .indented
  ) -> [UInt8] {
    result.withRoomForGuides {
      GeometryWriter(result, shown: shown, part: part, source: source, style: style)
        .document(file: file, time: time, settings, placeholders) { Array($0) }
    }
  }

  /// Writes the geometry of a layout as JSON and lends it to a closure, so that a large document
  /// need not be copied.
  package static func withJSON(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    settings: ScreenSettings? = nil,
    placeholders: [ViewPlaceholder] = [],
    part: GeometryPart = GeometryPart(),
    source: @escaping (Int) -> String? = { _ in nil },
    style: JSONStyle,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let outcome = result.withRoomForGuides {
      Result {
        try GeometryWriter(result, shown: shown, part: part, source: source, style: style)
          .document(file: file, time: time, settings, placeholders, body)
      }
    }
    try outcome.get()
  }
}
