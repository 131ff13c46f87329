internal import AccessibilityCore

extension ATKMapper {
  // MARK: Names

  /// The names that nodes have themselves.
  static func ownNames(of snapshot: AccessibilitySnapshot, _ mappings: [ATKMapping]) -> [String] {
    snapshot.nodes.indices.map { ownName(of: snapshot.nodes[$0], mappings[$0]) }
  }

  /// A node is named by its label.
  ///
  /// A text also has its value in its name, as nothing else of it is spoken. A node that needs a
  /// name and has no label takes one: a field the prompt, a chart its title, an option or cell the
  /// names inside, a menu the name of its opener. A row always takes the names inside, as a text's
  /// has its value.
  ///
  /// The name of the node around it is known.
  func name(of index: Int) -> String {
    let (own, role) = (ownNames[index], snapshot.nodes[index].role)
    guard own.isEmpty || role == .row else { return own }
    if role == .menu, let parent = snapshot.nodes[index].parent { return names[parent] }
    guard role.isNamedByContent else { return own }
    let content = contentName(of: index)
    return content.isEmpty ? own : content
  }

  static func ownName(of node: Node, _ mapping: ATKMapping) -> String {
    let element = node.element
    let label = element.spokenLabel.map {
      node.role == .stepper ? SteppedWords(label: $0, value: element.value).name : $0
    }
    var words = [label ?? element.chart?.title]
    if mapping.value.contains(.name) { words.append(element.value) }
    if mapping.interfaces.contains(.editableText), element.label == nil {
      words.append(node.text?.prompt)
    }
    return words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ").withoutNull
  }

  /// The names of the topmost named nodes inside, without those of rows within.
  private func contentName(of index: Int) -> String {
    var words: [String] = []
    var pending = Array(snapshot.nodes[index].children.reversed())
    while let inside = pending.popLast() {
      if !ownNames[inside].isEmpty {
        words.append(ownNames[inside])
      } else if !snapshot.nodes[inside].role.isNamedByContent {
        pending += snapshot.nodes[inside].children.reversed()
      }
    }
    return words.joined(separator: ", ")
  }

  // MARK: Descriptions

  /// The description of a node: its hint.
  ///
  /// Before it come the parts that have no other place to be spoken: the value, the summary of a
  /// chart and the custom content of high importance.
  func description(of index: Int) -> String {
    let element = snapshot.nodes[index].element
    var sentences: [String?] = []
    if valueUse(of: index).contains(.description) { sentences.append(element.value) }
    if let chart = element.chart {
      if element.label != nil, element.label != chart.title { sentences.append(chart.title) }
      sentences.append(chart.summary)
    }
    sentences += element.customContent.filter { $0.importance == .high }.map {
      [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    sentences.append(element.hint)
    return sentences.compactMap { $0 }.filter { !$0.isEmpty }
      .reduce(into: "") { text, sentence in
        if let last = text.last { text += ".!?…。".contains(last) ? " " : ". " }
        text += sentence
      }
      .withoutNull
  }
}

extension AccessibilityRole {
  /// Whether nodes of the role without a label are named by their content.
  var isNamedByContent: Bool { self == .row || self == .option || self == .cell }
}
