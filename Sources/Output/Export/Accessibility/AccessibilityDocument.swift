public import AccessibilityCore
public import LayoutCore

/// The accessibility tree of a screen as JSON: the tree in the order of the views, and the reading
/// order of its elements.
///
/// Frames are `[x, y, width, height]` in points from the scene's top left corner, paths lists of
/// steps such as `["line", x, y]` in the same points.
/// `Specs/espalier-accessibility.schema.json` describes the document.
public enum AccessibilityDocument {
  /// The version of the format.
  public static let version = 1

  /// The parts of the tree to write.
  public struct Options: Sendable {
    /// The number of levels of nodes to write; nil for all.
    public var depth: Int?
    /// Whether to list the views that are not in the tree, with the reason.
    public var includesIgnored: Bool

    /// The parts of the program other than views that could not be compiled (V17.3).
    public var placeholders: [ViewPlaceholder]

    /// The other settings that decide the tree, if they are known.
    public var settings: ScreenSettings?

    /// The place of a view in its spec, such as `12:5`, by its position in the view tree; the
    /// outline leaves it out, since it changes with every line above.
    public var source: @Sendable (Int) -> String?

    /// Creates options.
    public init(
      depth: Int? = nil,
      includesIgnored: Bool = false,
      placeholders: [ViewPlaceholder] = [],
      settings: ScreenSettings? = nil,
      source: @escaping @Sendable (Int) -> String? = { _ in nil }
    ) {
      self.depth = depth
      self.includesIgnored = includesIgnored
      self.placeholders = placeholders
      self.settings = settings
      self.source = source
    }
  }

  /// The document as UTF-8 text with a line feed at its end.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - file: The name of the file that the screen comes from.
  ///   - time: The seconds since the screen has appeared, if a time was requested.
  ///   - layoutDirection: The direction in which the screen was laid out.
  ///   - options: The parts of the tree to write.
  ///   - style: Indented for readers, compact for line by line processing.
  public static func json(
    _ tree: AccessibilityTree,
    file: String,
    time: Double? = nil,
    layoutDirection: LayoutDirection,
    options: Options = Options(),
    style: JSONStyle = .indented
  ) -> [UInt8] {
    var json = JSONWriter(style, .shown)
    json.beginObject()
    json.member("espalier", "accessibility")
    json.key("version")
    json.integer(version)
    json.member("file", file)
    if let time { json.member("time", time) }
    options.settings?.write(to: &json)
    json.placeholders(options.placeholders)
    json.member("layoutDirection", layoutDirection.name)
    json.key("nodes")
    json.beginArray()
    for node in tree.roots { write(node, level: 1, options, &json) }
    json.endArray()
    json.key("readingOrder")
    json.beginArray()
    for element in tree.elements { json.string(element.id) }
    json.endArray()
    if options.includesIgnored { writeIgnored(tree.ignored, &json) }
    json.endObject()
    return json.finish()
  }

  private static func writeIgnored(
    _ ignored: [AccessibilityTree.IgnoredView],
    _ json: inout JSONWriter
  ) {
    json.key("ignored")
    json.beginArray()
    for view in ignored {
      json.beginObject()
      json.member("id", view.id)
      json.member("type", view.role)
      json.member("reason", view.reason)
      json.endObject()
    }
    json.endArray()
  }

  private static func write(
    _ node: AccessibilityNode,
    level: Int,
    _ options: Options,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("id", node.id)
    json.member("kind", node.kind.rawValue)
    if let type = node.containerType { json.member("containerType", type.rawValue) }
    json.member("type", node.role)
    if let placeholder = node.placeholders.first { json.member(placeholder) }
    writeWords(node, &json)
    writeLists(node, &json)
    json.member("language", node.language)
    json.member("frame", node.frame)
    if let part = node.visibleFrame {
      if part != node.frame { json.member("visibleFrame", part) }
    } else {
      json.key("visibleFrame")
      json.number(nil)
    }
    json.row("activationPoint", [node.activationPoint.x, node.activationPoint.y])
    if let path = node.path { json.member("path", path) }
    if let position = node.position {
      json.row("position", [Double(position.index), Double(position.count)])
    }
    if let chart = node.chart { json.member("chart", chart) }
    if !node.attributes.isEmpty {
      json.key("attributes")
      json.beginObject()
      for (name, value) in node.attributes {
        json.key(named: name)
        json.string(value)
      }
      json.endObject()
    }
    if let source = options.source(node.view) { json.member("source", source) }
    if !node.children.isEmpty, options.depth.map({ level < $0 }) ?? true {
      json.key("children")
      json.beginArray()
      for child in node.children { write(child, level: level + 1, options, &json) }
      json.endArray()
    }
    json.endObject()
  }

  private static func writeWords(_ node: AccessibilityNode, _ json: inout JSONWriter) {
    if let label = node.label { json.member("label", label) }
    if let value = node.value { json.member("value", value) }
    if let hint = node.hint { json.member("hint", hint) }
    if let isExpanded = node.isExpanded {
      json.key("expanded")
      json.bool(isExpanded)
    }
    if let identifier = node.identifier { json.member("identifier", identifier) }
    if let level = node.headingLevel {
      json.key("headingLevel")
      json.integer(level)
    }
    if node.sortPriority != 0 { json.member("sortPriority", node.sortPriority) }
  }

  private static func writeLists(_ node: AccessibilityNode, _ json: inout JSONWriter) {
    json.key("traits")
    json.strings(node.traits.names)
    if !node.inputLabels.isEmpty {
      json.key("inputLabels")
      json.strings(node.inputLabels)
    }
    if !node.actions.isEmpty {
      json.key("actions")
      json.beginArray()
      for action in node.actions {
        json.beginObject()
        json.member("kind", action.kind.rawValue)
        if let name = action.name { json.member("name", name) }
        if let category = action.category { json.member("category", category) }
        if let isOn = action.isOn {
          json.key("isOn")
          json.bool(isOn)
        }
        json.endObject()
      }
      json.endArray()
    }
    if !node.customContent.isEmpty {
      json.key("customContent")
      json.beginArray()
      for content in node.customContent {
        json.beginObject()
        json.member("label", content.label)
        json.member("value", content.value)
        json.member("importance", content.importance.rawValue)
        json.endObject()
      }
      json.endArray()
    }
    writeLinks(node, &json)
    writeRelations(node, &json)
  }

  private static func writeLinks(_ node: AccessibilityNode, _ json: inout JSONWriter) {
    guard !node.links.isEmpty else { return }
    json.key("links")
    json.beginArray()
    for link in node.links {
      let range = link.characters(of: node.label ?? "")
      json.beginObject()
      json.member("label", link.label)
      json.row("textRange", [Double(range.lowerBound), Double(range.upperBound)])
      json.member("destination", link.destination)
      json.endObject()
    }
    json.endArray()
  }

  private static func writeRelations(_ node: AccessibilityNode, _ json: inout JSONWriter) {
    if !node.rotors.isEmpty {
      json.key("rotors")
      json.beginArray()
      for rotor in node.rotors {
        json.beginObject()
        json.member("name", rotor.name)
        if let system = rotor.system { json.member("system", system) }
        json.key("entries")
        json.strings(rotor.entries)
        if !rotor.textRanges.isEmpty {
          json.key("textRanges")
          json.beginArray()
          for range in rotor.textRanges {
            json.row([Double(range.lowerBound), Double(range.upperBound)])
          }
          json.endArray()
        }
        if let level = rotor.headingLevel {
          json.key("headingLevel")
          json.integer(level)
        }
        json.endObject()
      }
      json.endArray()
    }
    if !node.relations.isEmpty {
      json.key("relations")
      json.beginArray()
      for relation in node.relations {
        json.beginObject()
        json.member("kind", relation.kind.rawValue)
        json.member("id", relation.id)
        if !relation.namespace.isEmpty { json.member("namespace", relation.namespace) }
        json.endObject()
      }
      json.endArray()
    }
  }
}

extension JSONWriter {
  /// Writes a list of numbers in one line.
  mutating func row(_ key: StaticString, _ values: [Double]) {
    self.key(key)
    row(values)
  }

  /// Writes a list of numbers in one line.
  mutating func row(_ values: [Double]) {
    beginRow()
    for value in values { number(value) }
    endRow()
  }

  /// Writes a list of strings.
  mutating func strings(_ values: [String]) {
    beginRow()
    for value in values { string(value) }
    endRow()
  }
}
