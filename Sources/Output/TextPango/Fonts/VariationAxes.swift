internal import CPango

/// The axes of a variable font, such as its weight and optical size.
struct VariationAxes {
  /// A value on the axis that a tag names.
  struct Coordinate: Sendable, Hashable {
    var tag: String
    var value: Double
  }

  private let face: OpaquePointer
  private var axes: [hb_ot_var_axis_info_t]

  /// Reads the axes of a font, which has to live longer; none of a font that is not variable.
  init(_ face: OpaquePointer) {
    self.face = face
    var count = hb_ot_var_get_axis_count(face)
    axes = Array(repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
  }

  var isEmpty: Bool { axes.isEmpty }

  /// The values that an axis has; nil for a font without that axis.
  func range(of tag: String) -> ClosedRange<Double>? {
    guard let axis = axes.first(where: { $0.tag == VariationAxes.tag(tag) }),
      axis.min_value <= axis.max_value
    else { return nil }
    return Double(axis.min_value)...Double(axis.max_value)
  }

  /// The weight of the instance that a font itself gives a name; nil if it names none so.
  ///
  /// Weights are called alike whatever their case, spaces and slant: `Semibold Italic` is semibold.
  func weight(named name: String) -> Double? {
    guard let index = axes.firstIndex(where: { $0.tag == VariationAxes.tag("wght") }) else {
      return nil
    }
    for instance in 0..<hb_ot_var_get_named_instance_count(face) {
      let id = hb_ot_var_named_instance_get_subfamily_name_id(face, instance)
      var characters = [CChar](repeating: 0, count: 64)
      var length = UInt32(characters.count)
      hb_ot_name_get_utf8(face, id, nil, &length, &characters)
      let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      var found = String(decoding: bytes, as: UTF8.self).lowercased().filter(\.isLetter)
      if found.hasSuffix("italic") { found.removeLast("italic".count) }
      guard found == name || found.isEmpty && name == "regular" else { continue }
      var coordinates = [Float](repeating: 0, count: axes.count)
      var count = UInt32(coordinates.count)
      hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
      return Double(coordinates[index])
    }
    return nil
  }

  /// Gives a font coordinates, beside those of an instance by its number from 1.
  func set(_ coordinates: [Coordinate], instance: Int, on font: OpaquePointer) {
    var values = axes.map(\.default_value)
    if instance > 0 {
      var count = UInt32(values.count)
      hb_ot_var_named_instance_get_design_coords(face, UInt32(instance - 1), &count, &values)
    }
    for coordinate in coordinates {
      if let index = axes.firstIndex(where: { $0.tag == VariationAxes.tag(coordinate.tag) }) {
        values[index] = Float(coordinate.value)
      }
    }
    hb_font_set_var_coords_design(font, values, UInt32(values.count))
  }

  // MARK: Text

  /// Coordinates as Pango and Fontconfig write them: `opsz=17,wght=590`.
  static func text(_ coordinates: [Coordinate]) -> String {
    coordinates.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
  }

  /// The coordinates of a text; those that are none are left out.
  static func coordinates(_ text: String) -> [Coordinate] {
    text.split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = Double(sides[1]) else { return nil }
      return Coordinate(tag: String(sides[0]), value: value)
    }
  }

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
