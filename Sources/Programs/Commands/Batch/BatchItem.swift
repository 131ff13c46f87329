import AccessibilityCore
import CommandSupport
import LayoutCore
import SpecFormat

/// One thing to do of a batch: a screen in one variant, and which documents of it are wanted.
struct BatchItem {
  /// A document of a screen.
  enum Kind: String, CaseIterable {
    case geometry
    case accessibility
    case outline
    case picture

    /// The names, to be read.
    static let names = allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Tells the item from all others.
  var key: String
  /// The file of the screen, and its name behind a `#` where the file has several.
  var screen: String
  /// The axes that it says something of, in the order of ``VariantAxis``, with the names of the values.
  var variant: [(axis: VariantAxis, value: String)]
  var kinds: [Kind]
  /// The program that the screens are of, for the coordinator; nil if the screen's name tells.
  var program: String?

  /// Sets a value of an axis.
  ///
  /// - Returns: The name by which results have it.
  static func name(of value: String, on axis: VariantAxis) throws -> String {
    var overrides = SceneOverrides()
    let name = try axis.apply(value, to: &overrides)
    guard let direction = overrides.layoutDirection else { return name }
    return direction == .rightToLeft ? "rightToLeft" : "leftToRight"
  }

  /// The key of an item that has none: the screen and all values.
  static func key(_ screen: String, _ variant: [(axis: VariantAxis, value: String)]) -> String {
    ([screen] + variant.map { "\($0.axis.rawValue)=\($0.value)" }).joined(separator: "; ")
  }

  /// The surroundings in the variant.
  func overrides(_ common: SceneOverrides) throws -> SceneOverrides {
    var overrides = common
    for (axis, value) in variant { _ = try axis.apply(value, to: &overrides) }
    return overrides
  }

  /// The file, and the screen's own name; nil for all screens of the file.
  static func parts(of screen: String) -> (file: String, name: String?) {
    // A file's name may have the character, too; one that ends like a spec or a source does not.
    for ending in [".json#", ".swift#"] {
      guard let mark = screen.firstRange(of: ending) else { continue }
      return (
        String(screen[..<mark.upperBound].dropLast()), String(screen[mark.upperBound...])
      )
    }
    return (screen, nil)
  }
}

extension BatchItem: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(key)
    writer.write(screen)
    writer.write(variant.map(\.axis.rawValue))
    writer.write(variant.map(\.value))
    writer.write(kinds.map(\.rawValue))
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    key = try reader.read()
    screen = try reader.read()
    let axes: [String] = try reader.read()
    let values: [String] = try reader.read()
    variant = zip(axes, values).compactMap { name, value in
      VariantAxis(rawValue: name).map { ($0, value) }
    }
    let names: [String] = try reader.read()
    kinds = names.compactMap { Kind(rawValue: $0) }
  }
}
