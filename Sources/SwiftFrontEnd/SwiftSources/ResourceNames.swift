/// Makes the Swift names of images and colours as Xcode does: `Image(.avocadoToast)`.
struct ResourceNames {
  /// The bundle that the resources are in, as an expression.
  let bundle: String

  private enum Kind: String {
    case image = "Image"
    case color = "Color"
  }

  /// Source of the names; nothing without any.
  func source(images: [String], colors: [String]) -> String {
    guard !images.isEmpty || !colors.isEmpty else { return "" }
    return "import Foundation\nimport SwiftUI\n" + source(.image, images) + source(.color, colors)
      + (colors.isEmpty ? "" : shortcuts(colors))
  }

  /// The resources for which Swift has no name: they, or namespaces around them, have no letter and no
  /// digit.
  static func nameless(images: [String], colors: [String]) -> [String] {
    func nameless(_ kind: Kind, _ names: [String]) -> [String] {
      names.filter { name in
        identifiers(last(of: name), dropping: kind.rawValue).isEmpty
          || name.split(separator: "/").contains { typeName(String($0)).isEmpty }
      }
    }
    return nameless(.image, images) + nameless(.color, colors)
  }

  /// The resources, those in namespaces inside of an enum.
  private func source(_ kind: Kind, _ names: [String]) -> String {
    var groups: [[String]: [String]] = [:]
    for name in names {
      let spaces = name.split(separator: "/").dropLast().map { Self.typeName(String($0)) }
      // A name without letters has no name in Swift.
      guard spaces.allSatisfy({ !$0.isEmpty }) else { continue }
      groups[spaces, default: []].append(name)
    }
    // A type and a value of one name are one too many.
    var types: Set<[String]> = []
    for spaces in groups.keys { for end in spaces.indices { types.insert(Array(spaces[...end])) } }
    var text = ""
    var declared: Set<String> = []
    for (spaces, names) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      var type = "SwiftUI.\(kind.rawValue)Resource"
      for space in spaces {
        // A group may hold resources as well as groups.
        // `Type` and `Any` are names in these quotation marks alone.
        if declared.insert("\(type).`\(space)`").inserted {
          text += "extension \(type) { enum `\(space)` {} }\n"
        }
        type += ".`\(space)`"
      }
      text += "extension \(type) {\n"
      var used: Set<String> = []
      for name in names {
        for identifier in Self.identifiers(Self.last(of: name), dropping: kind.rawValue)
        where !types.contains(spaces + [identifier]) && used.insert(identifier).inserted {
          text += "static var `\(identifier)`: SwiftUI.\(kind.rawValue)Resource { "
          text += ".init(name: \(name.swiftLiteral), bundle: \(bundle)) }\n"
        }
      }
      text += "}\n"
    }
    return text
  }

  /// `Color.brand`, and `.brand` where a style is wanted.
  private func shortcuts(_ names: [String]) -> String {
    var used: Set<String> = []
    let members = names.filter { !$0.contains("/") }.flatMap { name in
      // The system's own colours keep their names.
      Self.identifiers(name, dropping: Kind.color.rawValue)
        .filter { !Self.taken.contains($0) && used.insert($0).inserted }
        .map {
          "static var `\($0)`: SwiftUI.Color { .init(\(name.swiftLiteral), bundle: \(bundle)) }\n"
        }
    }
    guard !members.isEmpty else { return "" }
    let body = members.joined() + "}\n"
    return "extension SwiftUI.Color {\n" + body
      + "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n" + body
  }

  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    "tertiary", "quaternary", "quinary", "tint", "selection", "separator", "placeholder", "link",
    "fill", "background", "foreground", "windowBackground",
  ]

  private static func last(of name: String) -> String {
    String(name.split(separator: "/").last ?? "")
  }

  /// Words joined, each after the first with a capital.
  ///
  /// A name that begins with a digit gets an underscore; one in capitals alone is there as it is as well.
  private static func identifiers(_ name: String, dropping suffix: String) -> [String] {
    var name = name
    if name.count > suffix.count, name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
    }
    let joined = typeName(name)
    guard !joined.isEmpty else { return [] }
    // All of the capitals at the beginning but that of the next word.
    let capitals = joined.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
    let identifier = joined.prefix(count).lowercased() + joined.dropFirst(count)
    return count > 1 && count == joined.count ? [identifier, joined] : [identifier]
  }

  private static func typeName(_ name: String) -> String {
    // Numbers that are no digits, as ², belong to no name of Swift's.
    let words = name.split { !$0.isLetter && !($0.isASCII && $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }
}
