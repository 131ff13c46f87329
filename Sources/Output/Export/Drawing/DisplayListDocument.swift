public import Drawing
public import LayoutCore

/// A display list as a JSON document: its elements in order, groups within groups.
///
/// The document is described by ``DisplayListSchema``. Lengths are points, colours encoded sRGB as
/// `#rrggbb` or `#rrggbbaa`.
public enum DisplayListDocument {
  /// The version of the document's format.
  public static let version = 1

  /// Writes a list as JSON.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - file: The name of the file that describes the screen.
  ///   - time: The seconds since the screen has appeared, if somebody asked for a time.
  ///   - settings: The other settings that decide the picture, if they are known.
  ///   - placeholders: The parts of the program other than views that could not be compiled
  ///     (V17.3).
  ///   - style: Indented for readers, compact for line by line processing.
  /// - Returns: The document in UTF-8, with a line feed at its end.
  public static func json(
    _ list: DisplayList,
    file: String,
    time: Double? = nil,
    settings: ScreenSettings? = nil,
    placeholders: [ViewPlaceholder] = [],
    style: JSONStyle = .indented
  ) -> [UInt8] {
    var json = JSONWriter(style, .shown)
    json.beginObject()
    json.member("espalier", "displayList")
    json.key("version")
    json.integer(version)
    json.member("file", file)
    if let time { json.member("time", time) }
    settings?.write(to: &json)
    json.placeholders(placeholders)
    json.member("size", list.size)
    json.member("scale", list.scale)
    json.key("fonts")
    json.beginArray()
    for font in list.fonts {
      json.beginObject()
      json.member("family", font.family)
      json.member("file", font.file)
      if font.index != 0 {
        json.key("index")
        json.integer(font.index)
      }
      if !font.variations.isEmpty { json.member("variations", font.variations) }
      json.endObject()
    }
    json.endArray()
    json.key("items")
    json.beginArray()
    var open: [DisplayGroup] = []
    for (index, element) in list.elements.enumerated() {
      switch element {
      case .begin(let group):
        json.begin(group)
        open.append(group)
      case .mask:
        json.endArray()
        json.key("mask")
        json.beginArray()
      case .end:
        json.endArray()
        if let group = open.popLast() { json.finish(group) }
      case .fill, .stroke, .text, .image, .backdrop:
        json.item(
          element,
          of: list.viewPaths.indices.contains(index) ? list.viewPaths[index] : nil,
          at: list.viewSources.indices.contains(index) ? list.viewSources[index] : nil
        )
      }
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}
