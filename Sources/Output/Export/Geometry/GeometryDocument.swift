public import LayoutCore

/// The geometry of a layout as a JSON document: where every view ended up and why.
///
/// The document is described by ``GeometrySchema``. All lengths are points, all positions physical
/// and from the scene's top left corner; only `pixelFrame` is rounded. JSON has no word for
/// infinity, here it is the string `"inf"`; nil and what is not a number are `null`.
public enum GeometryDocument {
  /// The version of the document's format.
  public static let version = 2

  /// Writes the geometry of a layout as JSON.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - file: The name of the file that describes the scene, for the document's `file`.
  ///   - time: The seconds since the screen has appeared, if somebody asked for a time.
  ///   - shown: The layout as it is shown then, while its views are on their way; nil for as it is.
  ///   - placeholders: What else than views of the screen could not be compiled (V17.3).
  ///   - style: Indented to be read, compact to be processed line by line.
  /// - Returns: The document in UTF-8, with a line feed at its end.
  public static func json(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    placeholders: [ViewPlaceholder] = [],
    style: JSONStyle = .indented
  ) -> [UInt8] {
    result.withRoomForGuides {
      GeometryWriter(result, shown: shown, style: style)
        .document(file: file, time: time, placeholders) { Array($0) }
    }
  }

  /// Writes the geometry of a layout as JSON and lends it out, so that a large document need not be
  /// copied.
  package static func withJSON(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    placeholders: [ViewPlaceholder] = [],
    style: JSONStyle,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let outcome = result.withRoomForGuides {
      Result {
        try GeometryWriter(result, shown: shown, style: style)
          .document(file: file, time: time, placeholders, body)
      }
    }
    try outcome.get()
  }
}
