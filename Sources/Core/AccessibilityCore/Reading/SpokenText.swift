/// The words that a screen reader speaks for an element (A11): a model of VoiceOver, checked
/// against recorded descriptions.
public struct SpokenText: Sendable, Hashable {
  /// Label, value and traits, in one utterance.
  public var description: String
  /// The usage hint, spoken after a pause; nil for none.
  public var hint: String?

  /// The utterances in their order.
  public var utterances: [String] { [description, hint].compactMap { $0 } }

  /// The place of an element among its neighbours.
  public enum Place: Sendable, Hashable {
    /// The position, from 1, among a number of siblings.
    case among(Int, of: Int)
    case startOfList
    case endOfList
    case startOfLandmark
    case endOfLandmark
  }

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - places: The element's places among its neighbours, spoken last.
  ///   - words: The words that the screen reader adds; nil for those of the element's language.
  public init(_ node: AccessibilityNode, places: [Place] = [], words: SpokenWords? = nil) {
    let words = words ?? SpokenWords.language(node.language)
    var hint = node.hint
    var text = SpokenText.words(label: node.spokenLabel, value: node.spokenValue)
    if node.traits.contains(.selected) { text = words.selected + text }
    var isHintSpoken = false
    if text.isEmpty, let own = hint {
      // The hint is the description if there is no other.
      text = own
      hint = nil
      isHintSpoken = true
    }
    for word in SpokenText.traitWords(node, words) { text.appendSentence(word) }
    if let state = SpokenText.rawState(of: node) { text.appendWord(state) }
    if let isExpanded = node.isExpanded {
      text.appendSentence(isExpanded ? words.expanded : words.collapsed)
    }
    let own = node.position.map { [Place.among($0.index, of: $0.count)] } ?? []
    for place in own + places { text.appendSentence(SpokenText.words(for: place, words)) }
    description = text
    self.hint = SpokenText.hint(node, own: hint, isHintSpoken: isHintSpoken, words)
  }

  private static func words(for place: Place, _ words: SpokenWords) -> String {
    switch place {
    case .among(let index, let count): "\(index)\(words.position)\(count)"
    case .startOfList: words.list.start
    case .endOfList: words.list.end
    case .startOfLandmark: words.landmark.start
    case .endOfLandmark: words.landmark.end
    }
  }

  private static func words(label: String?, value: String?) -> String {
    switch (label, value) {
    case (let label?, let value?): "\(label): \(value)"
    case (let label?, nil): label
    case (nil, let value?): value
    case (nil, nil): ""
    }
  }

  /// The words for the traits, in the order in which they are spoken.
  private static func traitWords(_ node: AccessibilityNode, _ words: SpokenWords) -> [String] {
    let traits = node.traits
    var spoken: [String] = []
    if traits.contains(.notEnabled) { spoken.append(words.dimmed) }
    let speaksOtherwise: AccessibilityTraits = [
      .keyboardKey, .toggle, .tabButton, .backButton,
    ]
    if traits.contains(.button), traits.isDisjoint(with: speaksOtherwise) {
      spoken.append(traits.contains(.popupButton) ? words.popupButton : words.button)
    }
    if traits.contains(.backButton) { spoken.append(words.backButton) }
    if traits.contains(.toggle) {
      if traits.contains(.button) { spoken.append(words.switchButton) }
      spoken.append(switchState(node, words))
    }
    if traits.contains(.tabButton) { spoken.append(words.tab) }
    if traits.contains(.textEntry) { spoken.append(words.textField) }
    if traits.contains(.secureTextEntry) { spoken.append(words.secureTextField) }
    if traits.contains(.isEditing) { spoken.append(words.isEditing) }
    if traits.contains(.header) { spoken.append(heading(node, words)) }
    if traits.contains(.link) { spoken.append(words.link) }
    if traits.contains(.adjustable) { spoken.append(words.adjustable) }
    if traits.contains(.image) { spoken.append(words.image) }
    if traits.contains(.searchField) { spoken.append(words.searchField) }
    return spoken.filter { !$0.isEmpty }
  }

  /// The words of a heading, with its level if it has one; a level without the trait is silent.
  private static func heading(_ node: AccessibilityNode, _ words: SpokenWords) -> String {
    guard let level = node.headingLevel, level > 0 else { return words.heading }
    return "\(words.headingLevel) \(level)"
  }

  /// The state of a switch without a value, by its selected trait (A9.3).
  private static func switchState(_ node: AccessibilityNode, _ words: SpokenWords) -> String {
    switch node.value {
    case "1": words.on
    case "0": words.off
    case "2": words.mixed
    case nil: node.traits.contains(.selected) ? words.on : words.off
    default: ""
    }
  }

  /// The value of a switch that is none of its states, which is read unchanged.
  private static func rawState(of node: AccessibilityNode) -> String? {
    guard node.traits.contains(.toggle), let value = node.value, !["0", "1", "2"].contains(value)
    else { return nil }
    return value
  }

  private static func hint(
    _ node: AccessibilityNode,
    own: String?,
    isHintSpoken: Bool,
    _ words: SpokenWords
  ) -> String? {
    let traits = node.traits
    var parts = own.map { [$0] } ?? []
    if traits.contains(.toggle), !traits.contains(.notEnabled) {
      parts.append(words.toggleHint)
    } else if !traits.isDisjoint(with: [.textEntry, .secureTextEntry]) {
      parts.append(traits.contains(.multiline) ? words.editorHint : words.editHint)
    } else if traits.contains(.adjustable), !traits.contains(.notEnabled),
      !traits.contains(.toggle), !isHintSpoken
    {
      parts.append(words.adjustHint)
    }
    if let isExpanded = node.isExpanded, !traits.contains(.notEnabled) {
      parts.append(isExpanded ? words.collapseHint : words.expandHint)
    }
    guard !parts.isEmpty else { return nil }
    return parts.dropFirst().reduce(into: parts[0]) { text, part in
      text.endSentence()
      text += " " + part
    }
  }
}

extension AccessibilityNode {
  /// The value as read with the label: a switch's has special words.
  fileprivate var spokenValue: String? { traits.contains(.toggle) ? nil : value }
}

extension String {
  /// Puts a full stop at the end unless there is one.
  fileprivate mutating func endSentence() {
    if !isEmpty, last != ".", last != "…" { append(".") }
  }

  /// Adds words after a full stop.
  fileprivate mutating func appendWord(_ word: String) {
    endSentence()
    self += (isEmpty ? "" : " ") + word
  }

  /// Adds a separate sentence.
  fileprivate mutating func appendSentence(_ word: String) {
    endSentence()
    guard !word.isEmpty else { return }
    self += (isEmpty ? "" : " ") + word + "."
  }
}
