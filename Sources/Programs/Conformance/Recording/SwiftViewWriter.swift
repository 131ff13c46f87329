internal import SpecFormat

/// Writes the views of a case in its canonical form as SwiftUI source, each view with an id recording its
/// frame.
struct SwiftViewWriter {
  /// The names of the case's own guides in the source, by their names in the spec.
  let guides: [String: String]

  /// Returns the source of a view, or of several in a row, as lines.
  func views(_ value: CanonicalValue) throws(Unsayable) -> [String] {
    guard case .list(let views) = value else { return try view(value) }
    var lines: [String] = []
    for view in views { lines += try self.view(view) }
    return lines.isEmpty ? ["EmptyView()"] : lines
  }

  private func view(_ value: CanonicalValue) throws(Unsayable) -> [String] {
    guard let type = value["type"]?.string else { throw Unsayable("a placeholder") }
    var lines = try bareView(type, value)
    if let id = value["id"]?.string, SwiftViewWriter.hasFrame(type) { lines.append(recorded(id)) }
    for modifier in value["modifiers"]?.elements ?? [] {
      for member in modifier.members where member.key != "id" {
        lines += try self.modifier(member.key, member.value)
      }
      if let id = modifier["id"]?.string { lines.append(recorded(id)) }
    }
    return lines
  }

  private func recorded(_ id: String) -> String { "  .recorded(\(id.swiftLiteral))" }

  /// Whether views of a type have a frame: a modifier of a group modifies each view in it.
  static func hasFrame(_ type: String) -> Bool {
    !["Group", "EmptyView", "GridRow"].contains(type)
  }

  // MARK: Views

  private func bareView(_ type: String, _ value: CanonicalValue) throws(Unsayable) -> [String] {
    var arguments = SwiftArguments(of: value, type)
    switch type {
    case "HStack", "VStack", "LazyHStack", "LazyVStack":
      if let name = try arguments.text("alignment") { arguments.add("alignment", try guide(name)) }
      arguments.add("spacing", try arguments.number("spacing"))
      return try container(type, &arguments)
    case "ZStack":
      arguments.add("alignment", try alignment(of: &arguments))
      return try container(type, &arguments)
    case "Grid":
      arguments.add("alignment", try alignment(of: &arguments))
      arguments.add("horizontalSpacing", try arguments.number("horizontalSpacing"))
      arguments.add("verticalSpacing", try arguments.number("verticalSpacing"))
      return try container(type, &arguments)
    case "GridRow":
      if let name = try arguments.text("alignment") { arguments.add("alignment", try guide(name)) }
      return try container(type, &arguments)
    case "ViewThatFits":
      arguments.add("in", try arguments.names("in"))
      return try container(type, &arguments)
    case "ScrollView":
      arguments.add(nil, try arguments.names("axes"))
      return try container(type, &arguments)
    case "Group": return try container(type, &arguments)
    case "GeometryReader":
      let children = try views(arguments.children() ?? .list([]))
      return ["GeometryReader { _ in"] + children.indented + ["}"]
    case "Image":
      let size = try arguments.numbers("size")
      guard size.count == 2 else { throw Unsayable("Image without a size") }
      arguments.add(nil, size[0])
      arguments.add(nil, size[1])
      arguments.leaveOut(["name"])
      return [try arguments.call("Picture")]
    case "Spacer":
      arguments.add("minLength", try arguments.number("minLength"))
      return [try arguments.call(type)]
    case "Color":
      arguments.leaveOut(value.members.map(\.key))
      return ["Color.gray"]
    case "EmptyView", "Rectangle", "Circle", "Ellipse", "Capsule":
      return [try arguments.call(type)]
    case "RoundedRectangle":
      arguments.add("cornerRadius", try arguments.number("cornerRadius"))
      return [try arguments.call(type)]
    case "Text": throw Unsayable("Text, which is measured with squares")
    case "Divider": throw Unsayable("Divider, which is a pixel of the device thick")
    default: throw Unsayable(type)
    }
  }

  private func container(
    _ type: String,
    _ arguments: inout SwiftArguments
  ) throws(Unsayable) -> [String] {
    let children = try views(arguments.children() ?? .list([]))
    let list = try arguments.list()
    return ["\(type)\(list.isEmpty ? "" : "(\(list))") {"] + children.indented + ["}"]
  }

  // MARK: Guides

  /// Returns a guide.
  func guide(_ name: String) throws(Unsayable) -> String {
    if let own = guides[name] { return "." + own }
    guard SwiftViewWriter.systemGuides.contains(name) else { throw Unsayable("a guide '\(name)'") }
    return "." + name
  }

  private static let systemGuides: Set = [
    "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline",
  ]

  /// Takes the member `alignment`: a name for both axes, or a guide on each.
  func alignment(of arguments: inout SwiftArguments) throws(Unsayable) -> String? {
    guard let value = arguments.take("alignment") else { return nil }
    if let name = value.string { return "." + name }
    guard let horizontal = value["horizontal"]?.string, let vertical = value["vertical"]?.string
    else { throw Unsayable("an alignment of one axis") }
    let (first, second) = (try guide(horizontal), try guide(vertical))
    return "Alignment(horizontal: \(first), vertical: \(second))"
  }

  /// Returns the value of a guide: a number, or an expression, which is Swift but for names of guides.
  func guideValue(_ value: CanonicalValue) throws(Unsayable) -> String {
    if let number = value.swiftNumber { return number }
    guard let text = value.string, !text.contains("{{") else { throw Unsayable("a guide's value") }
    return guides.reduce(text) { text, guide in
      text.replacingNames(guide.key, with: guide.value)
    }
  }
}
