internal import AccessibilityCore
internal import LayoutCore

/// Whether names and hints say what helps, and nothing that is said anyway.
enum WordRules {
  static let all = [
    linkPurpose, nameRepeatsState, nameRepeatsNeighbour, valueMissing, hintSaysGesture,
    namePunctuation,
  ]

  static let linkPurpose = AuditRule(
    id: "link-purpose",
    criterion: "WCAG 2.4.4 A",
    level: .warning,
    failsWhen:
      "a link or button is called only by words such as here, more or details, which do not "
      + "tell where it leads",
    silentFor:
      "menus, groups that open, bars, controls with a hint or a value; languages without such words here",
    remedy: "name the thing: .accessibilityLabel(\"More about toast\")"
  ) { context, answers in
    let facts = context.facts
    for element in facts.elements {
      let node = element.node
      guard !node.traits.isDisjoint(with: [.button, .link]), !element.name.isEmpty,
        !element.isDisabled, element.view.map({ facts.isInBar($0) }) != true
      else { continue }
      answers.judge(node.id)
      guard node.traits.isDisjoint(with: [.popupButton, .tabButton, .backButton]),
        node.hint?.isEmpty != false, node.value?.isEmpty != false,
        !opensInPlace(element, in: facts),
        vague(node.language).contains(AuditWords.folded(element.name).joined(separator: " "))
      else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .warning,
        "\(AuditWords.quoted(element.name)) does not tell where it leads"
      )
    }
  }

  static let nameRepeatsState = AuditRule(
    id: "name-repeats-state",
    criterion: "best practice",
    level: .note,
    failsWhen:
      "a name ends with selected, checked, on or off, which its trait or value says anyway",
    silentFor: "names whose words are seen, elements without that trait or value",
    remedy: "leave the state out of the label"
  ) { context, answers in
    for element in context.facts.elements where element.isUsable {
      answers.judge(element.node.id)
      guard isEnglish(element.node.language), let last = AuditWords.folded(element.name).last,
        !NameRules.isSeen(element, in: context.facts)
      else { continue }
      let traits = element.node.traits
      let isRepeated =
        switch last {
        case "selected", "unselected": traits.contains(.selected)
        case "checked", "unchecked", "on", "off", "enabled":
          traits.contains(.toggle) && element.node.value?.isEmpty == false
        default: false
        }
      guard isRepeated else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .note,
        "the name \(AuditWords.quoted(element.name)) ends with \(AuditWords.quoted(last)), which is "
          + "said once more"
      )
    }
  }

  static let nameRepeatsNeighbour = AuditRule(
    id: "name-repeats-neighbour",
    criterion: "best practice",
    level: .note,
    failsWhen: "the label of an image is the text that is read just before or after it",
    silentFor: "controls, images in one element with the text",
    remedy: "say .accessibilityHidden(true) of the image, or combine both"
  ) { context, answers in
    let elements = context.facts.elements
    for (index, element) in elements.enumerated() {
      guard element.node.traits.contains(.image), !element.isUsable, !element.name.isEmpty else {
        continue
      }
      answers.judge(element.node.id)
      let words = AuditWords.folded(element.name)
      let beside = [index - 1, index + 1].filter(elements.indices.contains)
      let isRepeated = beside.contains { other in
        !elements[other].node.traits.contains(.image)
          && elements[other].container == element.container
          && AuditWords.folded(elements[other].name) == words
      }
      guard isRepeated, !words.isEmpty else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .note,
        "the image is called \(AuditWords.quoted(element.name)), as the text beside it"
      )
    }
  }

  static let valueMissing = AuditRule(
    id: "value-missing",
    criterion: "WCAG 4.1.2 A",
    level: .warning,
    failsWhen: "what can be adjusted has no value that is spoken",
    silentFor: "what is disabled; progress that has no end yet",
    remedy: "say .accessibilityValue(\"…\")"
  ) { context, answers in
    for element in context.facts.elements {
      guard element.node.traits.contains(.adjustable), !element.isDisabled else { continue }
      answers.judge(element.node.id)
      guard element.node.value?.isEmpty != false else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .warning,
        "\(element.name.isEmpty ? element.node.role : AuditWords.quoted(element.name)) can be "
          + "adjusted, and has no value"
      )
    }
  }

  static let hintSaysGesture = AuditRule(
    id: "hint-says-gesture",
    criterion: "best practice",
    level: .note,
    failsWhen: "a hint begins with a gesture: tap, double tap, swipe, press",
    silentFor:
      "names, which may be what is seen, hints of the system; languages without such words here",
    remedy: "begin the hint with what happens: \"Opens the settings\""
  ) { context, answers in
    for element in context.facts.elements {
      guard let hint = element.node.hint, !hint.isEmpty,
        element.node.role != "PopoverDismissRegion"
      else { continue }
      answers.judge(element.node.id)
      let words = AuditWords.folded(hint)
      let gesture = gestures(element.node.language).first { words.starts(with: $0) }
      guard let gesture else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .note,
        "the hint \(AuditWords.quoted(hint)) begins with "
          + "\(AuditWords.quoted(gesture.joined(separator: " "))), which is no gesture for everyone"
      )
    }
  }

  static let namePunctuation = AuditRule(
    id: "name-punctuation",
    criterion: "best practice",
    level: .note,
    failsWhen: "the label of a control or an image ends with a full stop, which makes a pause",
    silentFor: "names that are seen, sentences of more than four words, labels with a comma, "
      + "abbreviations",
    remedy: "leave the full stop out of the label"
  ) { context, answers in
    for element in context.facts.elements {
      guard element.isUsable || element.node.traits.contains(.image), !element.name.isEmpty else {
        continue
      }
      answers.judge(element.node.id)
      let words = element.name.split(whereSeparator: \.isWhitespace)
      guard element.name.hasSuffix("."), !element.name.hasSuffix(".."), words.count <= 4,
        !element.name.contains(","), let last = words.last, last.count > 4,
        !last.dropLast().contains("."), !NameRules.isSeen(element, in: context.facts)
      else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .note,
        "the label \(AuditWords.quoted(element.name)) ends with a full stop"
      )
    }
  }

  // MARK: Words

  /// Whether an element leads nowhere: it shows more at its place.
  private static func opensInPlace(_ element: AuditElement, in facts: AuditFacts) -> Bool {
    guard let view = element.view, case .control(let control) = facts.views[view].kind else {
      return false
    }
    if case .menu = control { return true }
    if case .disclosureGroup = control { return true }
    return false
  }

  private static func base(_ language: String) -> Substring {
    language.prefix { $0 != "-" && $0 != "_" }
  }

  private static func isEnglish(_ language: String) -> Bool { base(language) == "en" }

  /// Names that tell nothing of where something leads.
  private static func vague(_ language: String) -> Set<String> {
    switch base(language) {
    case "en":
      [
        "here", "click here", "tap here", "more", "read more", "learn more", "see more", "details",
        "link", "this", "this link", "this page",
      ]
    case "de": ["hier", "hier klicken", "hier tippen", "mehr", "weiterlesen", "details"]
    case "fr": ["ici", "cliquez ici", "plus", "en savoir plus", "lire la suite", "détails"]
    case "es": ["aquí", "haz clic aquí", "más", "leer más", "detalles"]
    default: []
    }
  }

  /// The words that a gesture begins with.
  private static func gestures(_ language: String) -> [[String]] {
    switch base(language) {
    case "en": [["double", "tap"], ["tap"], ["swipe"], ["press"], ["click"], ["touch"]]
    case "de": [["doppeltippen"], ["tippen"], ["wischen"], ["drücken"]]
    case "fr": [["appuyez"], ["touchez"], ["balayez"]]
    case "es": [["toca"], ["toque"], ["desliza"], ["pulsa"]]
    default: []
    }
  }
}
