internal import AccessibilityCore
internal import Drawing
internal import LayoutCore

extension Inspection {
  /// Numbers the elements in reading order, and lists the spoken text of each.
  mutating func add(_ tree: AccessibilityTree, in visible: Rect) {
    for root in tree.rootsInReadingOrder { addContainers(in: root, visible) }
    let spoken = tree.spokenElements()
    var numbers: [String: Int] = [:]
    for (index, element) in spoken.enumerated() where numbers[element.node.id] == nil {
      numbers[element.node.id] = index + 1
    }
    var entries: [LegendEntry] = []
    for (index, element) in spoken.enumerated() {
      let kind = ElementKind(element.node)
      add(element.node, kind, number: index + 1, in: visible)
      entries.append(
        LegendEntry(
          sign: "\(index + 1)",
          color: kind.color,
          text: element.text.description,
          details: element.node.details(numbers) { element.text.hint },
          direction: element.node.layoutDirection
        )
      )
    }
    if entries.isEmpty {
      legend.append(LegendEntry(text: "Nothing here is read.", details: []))
      return
    }
    let kinds = Set(spoken.map { ElementKind($0.node) })
    legend.append(
      LegendEntry(
        text: "Read in this order",
        details: [],
        colors: ElementKind.allCases.filter { kinds.contains($0) }.map { ($0.rawValue, $0.color) }
          .map { LegendEntry.ColorName(name: $0.0, color: $0.1) }
      )
    )
    legend += entries
  }

  private mutating func add(
    _ node: AccessibilityNode,
    _ kind: ElementKind,
    number: Int,
    in visible: Rect
  ) {
    guard node.frame.isSeen(in: visible) else { return }
    let path = node.path ?? Path(node.frame)
    tint(path, kind.color, opacity: 0.14)
    // Elements that are scrolled away or clipped are accessible, but not visible.
    outline(path, kind.color, width: 1, dash: node.visibleFrame == nil ? [2, 2] : [])
    if kind.isTouched || !node.isTouchedInTheMiddle { addTarget(node.activationPoint, kind.color) }
    labels.append(
      InspectionLabel(
        text: "\(number)",
        frame: node.frame,
        color: kind.color,
        place: .chip,
        direction: node.layoutDirection
      )
    )
  }

  /// Marks the activation point of an element.
  private mutating func addTarget(_ point: Point, _ color: DisplayColor) {
    guard point.x.isFinite, point.y.isFinite else { return }
    func circle(_ radius: Double) -> Path {
      var path = Path()
      path.addEllipse(
        in: Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      )
      return path
    }
    tint(circle(4.5), .white, opacity: 0.85)
    outline(circle(4), color, width: 1)
    tint(circle(1.5), color, opacity: 1)
  }

  private mutating func addContainers(in node: AccessibilityNode, _ visible: Rect) {
    guard node.kind == .container else { return }
    if node.frame.isSeen(in: visible), node.containerType != nil || node.label != nil {
      outline(Path(node.frame), InspectionColor.gray, dash: [5, 3])
      let words = [node.containerType?.rawValue, node.label.map { "“\($0)”" }]
      labels.append(
        InspectionLabel(
          text: words.compactMap { $0 }.joined(separator: " "),
          frame: node.frame,
          color: InspectionColor.gray,
          direction: node.layoutDirection
        )
      )
    }
    for child in node.childrenInReadingOrder { addContainers(in: child, visible) }
  }
}

extension AccessibilityNode {
  fileprivate var isTouchedInTheMiddle: Bool {
    let middle = (visibleFrame ?? frame).center
    return abs(middle.x - activationPoint.x) < 0.5 && abs(middle.y - activationPoint.y) < 0.5
  }

  /// The actions and properties of an element besides its spoken description.
  ///
  /// - Parameter numbers: The numbers of the elements by their ids.
  fileprivate func details(_ numbers: [String: Int], hint: () -> String?) -> [String] {
    var details = hint().map { [$0] } ?? []
    let names = actions.map { $0.words(of: spokenLabel) }
    if !names.isEmpty { details.append("Actions: " + names.joined(separator: ", ")) }
    for rotor in rotors {
      let entries = rotor.entries.map { id in numbers[id].map { "\($0)" } ?? id }
      let ranges = rotor.textRanges.map { "characters \($0.lowerBound)–\($0.upperBound)" }
      let all = entries + ranges + (rotor.system.map { ["all \($0)"] } ?? [])
      details.append("Rotor “\(rotor.name)”: " + all.joined(separator: ", "))
    }
    for content in customContent { details.append("\(content.label): \(content.value)") }
    if !inputLabels.isEmpty { details.append("Called: " + inputLabels.joined(separator: ", ")) }
    if !isTouchedInTheMiddle {
      details.append(
        "Touched at \(activationPoint.x.inspected), \(activationPoint.y.inspected)"
      )
    }
    if sortPriority != 0 { details.append("Sort priority \(sortPriority.inspected)") }
    if visibleFrame == nil { details.append("Not to be seen") }
    return details
  }
}

extension AccessibilityAction {
  /// The action as it is listed, its name only if that differs from the element's label.
  fileprivate func words(of label: String?) -> String {
    switch kind {
    case .default: name.flatMap { $0 == label ? nil : "activate “\($0)”" } ?? "activate"
    case .named:
      [name ?? "unnamed", category.map { "(\($0))" }].compactMap { $0 }
        .joined(separator: " ")
    case .adjustable: "adjust"
    case .escape, .magicTap, .delete, .zoom, .scroll: name ?? kind.rawValue
    }
  }
}
