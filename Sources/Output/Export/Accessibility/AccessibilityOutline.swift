public import AccessibilityCore
internal import LayoutCore
internal import TerminalText

/// The accessibility tree of a screen as readable text, in reading order.
///
/// Fit for golden files: a line depends on its node only and nothing on the machine.
public enum AccessibilityOutline {
  /// The outline, one line a node, with a line feed at the end of each.
  public static func text(
    _ tree: AccessibilityTree,
    options: AccessibilityDocument.Options = .init()
  ) -> String {
    lines(tree, options: options).map { $0.text + "\n" }.joined()
  }

  /// The lines of the outline, each with the id of its view.
  package static func lines(
    _ tree: AccessibilityTree,
    options: AccessibilityDocument.Options = .init()
  ) -> [(text: String, view: String?)] {
    var lines: [(text: String, view: String?)] = []
    write(tree.rootsInReadingOrder, level: 1, indent: "", options, &lines)
    if !options.placeholders.isEmpty {
      lines.append(("", nil))
      lines += options.placeholders.map { ($0.outlineLine, nil) }
    }
    if options.includesIgnored, !tree.ignored.isEmpty {
      lines.append(("", nil))
      lines += tree.ignored.map {
        ("not in the tree: \($0.role) \($0.id.printable): \($0.reason)", $0.id)
      }
    }
    return lines
  }

  private static func write(
    _ nodes: [AccessibilityNode],
    level: Int,
    indent: String,
    _ options: AccessibilityDocument.Options,
    _ lines: inout [(text: String, view: String?)]
  ) {
    for node in nodes {
      lines.append((indent + line(node), node.id))
      guard options.depth.map({ level < $0 }) ?? true else { continue }
      write(
        node.childrenInReadingOrder,
        level: level + 1,
        indent: indent + "  ",
        options,
        &lines
      )
    }
  }

  /// Label, traits, value and the rest of one node.
  private static func line(_ node: AccessibilityNode) -> String {
    var parts: [String] = []
    if node.kind == .container { parts.append(node.containerType?.rawValue ?? "container") }
    parts.append(node.label.map { "\"\($0.printable)\"" } ?? "(no label)")
    if !node.traits.isEmpty { parts.append("[" + node.traits.names.joined(separator: ", ") + "]") }
    if let value = node.value { parts.append("value \"\(value.printable)\"") }
    if let isExpanded = node.isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if let hint = node.hint { parts.append("hint \"\(hint.printable)\"") }
    if let identifier = node.identifier { parts.append("identifier \"\(identifier.printable)\"") }
    if let level = node.headingLevel {
      parts.append(level == 0 ? "heading" : "heading level \(level)")
    }
    if !node.inputLabels.isEmpty {
      parts.append(
        "input \(node.inputLabels.map { "\"\($0.printable)\"" }.joined(separator: ", "))"
      )
    }
    let actions = node.actions.filter { $0.kind != .default }
      .map { ($0.name ?? $0.kind.rawValue) + ($0.isOn == true ? " ✓" : "") }
    if !actions.isEmpty { parts.append("actions " + actions.joined(separator: ", ").printable) }
    for link in node.links {
      parts.append("link \"\(link.label.printable)\" → \(link.destination.printable)")
    }
    for content in node.customContent {
      parts.append("content \(content.label.printable)=\(content.value.printable)")
    }
    for rotor in node.rotors { parts.append(summary(of: rotor)) }
    for relation in node.relations {
      parts.append("\(relation.kind.rawValue) \"\(relation.id.printable)\"")
    }
    for placeholder in node.placeholders {
      parts.append(
        "not compiled: \(placeholder.reason.printable) (\(placeholder.source.printable))"
      )
    }
    for (name, value) in node.attributes {
      parts.append(value == "true" ? name : "\(name) \(value.printable)")
    }
    if let chart = node.chart { parts.append(summary(of: chart)) }
    if let path = node.path { parts.append(summary(of: path)) }
    if node.sortPriority != 0 { parts.append("priority \(node.sortPriority.outlineText)") }
    return parts.joined(separator: "  ")
  }
}

extension AccessibilityOutline {
  /// The targets of a rotor: elements, ranges of the text or, for the system's, a kind of elements.
  private static func summary(of rotor: AccessibilityRotor) -> String {
    let level = rotor.headingLevel.map { " level \($0)" } ?? ""
    let ranges = rotor.textRanges.map { "\($0.lowerBound)–\($0.upperBound)" }
    let targets = rotor.entries + ranges + (rotor.system.map { ["all \($0)\(level)"] } ?? [])
    return "rotor \"\(rotor.name.printable)\" → \(targets.joined(separator: ", ").printable)"
  }

  /// The title of a chart, and its size.
  private static func summary(of chart: AccessibilityChartDescriptor) -> String {
    let title = chart.title.map { " \"\($0.printable)\"" } ?? ""
    let axes = [chart.xAxis] + [chart.yAxis].compactMap { $0 } + chart.additionalAxes
    let series = chart.series.map { "\"\($0.name.printable)\" \($0.dataPoints.count)" }
    return "chart\(title) of \(axes.map { "\"\($0.title.printable)\"" }.joined(separator: " × "))"
      + ", points: \(series.joined(separator: ", "))"
  }

  /// A summary of an outline's steps; like the frame, its place is left to JSON.
  private static func summary(of path: Path) -> String {
    var (lines, curves) = (0, 0)
    var start: Point?
    var current: Point?
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): (lines, current) = (lines + 1, point)
      case .curve(let point, _, _): (curves, current) = (curves + 1, point)
      // The side that closes a polygon is one of its lines.
      case .close: lines += current == start ? 0 : 1
      }
    }
    let parts = [(lines, "lines"), (curves, "curves")].filter { $0.0 > 0 }
    return "path of " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
