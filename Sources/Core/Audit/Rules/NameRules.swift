internal import AccessibilityCore
internal import LayoutCore

/// Rules about the names of elements.
enum NameRules {
  static let all = [nameMissing, imageName, nameNotHuman, nameRepeatsRole, labelInName, fieldLabel]

  static let nameMissing = AuditRule(
    id: "name-missing",
    criterion: "WCAG 4.1.2 A",
    level: .error,
    failsWhen: "what can be used or typed into has no name that is spoken",
    silentFor: "what is disabled; titles that are not shown, as under labelsHidden(), still name",
    remedy: "give it a title, or say .accessibilityLabel(\"…\")"
  ) { context, answers in
    for element in context.facts.elements where element.isUsable && !element.isDisabled {
      answers.judge(element.node.id)
      let subject = RuleAnswers.Subject(element)
      guard element.name.isEmpty && !isTitled(element, in: context.facts) || isNotCompiled(element)
      else { continue }
      if !element.node.placeholders.isEmpty
        || element.view.map({ context.facts.hasPlaceholder(in: $0) }) == true
      {
        answers.doubt(subject, "a part of it could not be compiled")
        continue
      }
      answers.fail(subject, .error, "\(element.node.role) has no name: nothing says what it is for")
    }
  }

  static let imageName = AuditRule(
    id: "image-name",
    criterion: "WCAG 1.1.1 A",
    level: .error,
    failsWhen: "an image that is read has no description",
    silentFor: "decorative and hidden images, images inside of an element that has a name",
    remedy: "say .accessibilityLabel(\"…\"), or Image(decorative:) if it tells nothing"
  ) { context, answers in
    for element in context.facts.elements {
      guard element.node.traits.contains(.image), !element.isUsable else { continue }
      answers.judge(element.node.id)
      let subject = RuleAnswers.Subject(element)
      if !element.node.placeholders.isEmpty {
        answers.doubt(subject, "the image could not be compiled")
      } else if element.name.isEmpty {
        answers.fail(subject, .error, "the image has no description")
      } else if isNamedByAsset(element, in: context.facts), isHuman(element.name) {
        answers.doubt(
          subject,
          "it is read by the name of its asset, \(AuditWords.quoted(element.name)), "
            + "which may or may not be meant to be heard"
        )
      }
    }
  }

  static let nameNotHuman = AuditRule(
    id: "name-not-human",
    criterion: "WCAG 1.1.1 A, 4.1.2 A",
    level: .error,
    failsWhen: "a name is that of a file, an address, a path or an identifier of code",
    silentFor: "symbols of the system, which have names of their own; brands such as iPhone",
    remedy: "say in words what it is: .accessibilityLabel(\"…\")"
  ) { context, answers in
    for element in context.facts.elements {
      let isImage = element.node.traits.contains(.image)
      guard isImage || element.isUsable, !element.name.isEmpty else { continue }
      answers.judge(element.node.id)
      guard !isHuman(element.name) else { continue }
      let isAsset = isNamedByAsset(element, in: context.facts)
      // What is typed into text may be anybody's name for something.
      guard isAsset || isImage || !isSeen(element, in: context.facts) else {
        answers.doubt(
          RuleAnswers.Subject(element),
          "the name \(AuditWords.quoted(element.name)) is also what is seen, and may be data"
        )
        continue
      }
      answers.fail(
        RuleAnswers.Subject(element),
        .error,
        isAsset
          ? "the image is read by the name of its asset, \(AuditWords.quoted(element.name))"
          : "the name \(AuditWords.quoted(element.name)) is no words that a person would say"
      )
    }
  }

  static let nameRepeatsRole = AuditRule(
    id: "name-repeats-role",
    criterion: "best practice",
    level: .warning,
    failsWhen: "a name ends with the word for what it is, which is said anyway",
    silentFor: "names whose word is seen in the title, too",
    remedy: "leave the word out of the label"
  ) { context, answers in
    for element in context.facts.elements {
      let words = AuditWords.folded(element.name)
      guard words.count > 1, let last = words.last else { continue }
      answers.judge(element.node.id)
      let roles = RoleWords.all(for: element.node.language)
        .filter { element.node.traits.contains($0.trait) }
      guard let role = roles.first(where: { $0.words.contains(last) }) else { continue }
      guard !isSeen(element, in: context.facts) else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .warning,
        "the name \(AuditWords.quoted(element.name)) ends with \(AuditWords.quoted(last)), "
          + "which is said once more for the trait \(role.trait.names.joined())"
      )
    }
  }

  static let labelInName = AuditRule(
    id: "label-in-name",
    criterion: "WCAG 2.5.3 A",
    level: .error,
    failsWhen: "a control shows words that its spoken name does not have, so that voice finds none",
    silentFor: "single letters and signs, texts hidden on purpose, names for voice that have them",
    remedy: "begin the label with the words that are seen, or add .accessibilityInputLabels([…])"
  ) { context, answers in
    let facts = context.facts
    for element in facts.elements where element.isUsable {
      guard let view = element.view, case .control(let control) = facts.views[view].kind,
        control.showsItsName, !element.name.isEmpty
      else { continue }
      let seen = (view..<facts.views[view].end).filter { facts.shows($0) }
        .compactMap { facts.views[$0].string }
        .filter { AuditWords.folded($0).joined().count > 1 }
      guard !seen.isEmpty else { continue }
      answers.judge(element.node.id)
      let names = ([element.name] + element.node.inputLabels + [element.node.value ?? ""])
        .map { AuditWords.folded($0) }
      let missing = seen.filter { text in
        let words = AuditWords.folded(text)
        return !names.contains { AuditWords.contains(words, in: $0) }
      }
      guard let first = missing.first else { continue }
      let subject = RuleAnswers.Subject(element)
      // Which of several texts is the label nobody says.
      guard missing.count == seen.count else {
        answers.doubt(
          subject,
          "it is called \(AuditWords.quoted(element.name)); whether \(AuditWords.quoted(first)) "
            + "is a part of its label is not known"
        )
        continue
      }
      answers.fail(
        subject,
        .error,
        "\(AuditWords.quoted(first)) is seen, and \(AuditWords.quoted(element.name)) is its name"
      )
    }
  }

  static let fieldLabel = AuditRule(
    id: "field-label",
    criterion: "WCAG 3.3.2 A",
    level: .warning,
    failsWhen: "the only visible name of a field is its placeholder, which goes when one types",
    silentFor: "search fields, fields with a text beside or above them",
    remedy: "put it in LabeledContent(\"…\"), or a Text beside it"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() {
      guard case .control(.textField(let input)) = view.kind, input.kind != .search,
        !view.isInvisible, !view.isHidden, !view.isDisabled, !view.isBehindPresentation,
        view.visibleFrame != nil
      else { continue }
      answers.judge(view.id)
      guard input.title != nil || input.prompt != nil else { continue }
      let hasLabel = facts.views.indices.contains { other in
        guard facts.shows(other), facts.views[other].string != nil,
          !(index..<view.end).contains(other)
        else { return false }
        let text = facts.views[other].frame
        let isBeside =
          text.minY < view.frame.maxY && text.maxY > view.frame.minY
          && text.maxX <= view.frame.maxX + 200 && text.minX >= view.frame.minX - 400
        let isAbove =
          text.maxY <= view.frame.minY + 1 && view.frame.minY - text.maxY <= 8
          && text.minX < view.frame.maxX && text.maxX > view.frame.minX
        return isBeside || isAbove
      }
      if hasLabel { continue }
      answers.fail(
        RuleAnswers.Subject(id: view.id, source: view.source, words: input.title ?? input.prompt),
        .warning,
        "the field is named by its placeholder \(AuditWords.quoted(input.prompt ?? input.title ?? "")) "
          + "alone, which is gone once something is typed"
      )
    }
  }

  // MARK: Names

  /// Whether a name is no file's, address or identifier.
  static func isHuman(_ name: String) -> Bool {
    if name.contains(where: \.isWhitespace) { return true }
    if name.contains("://") || name.hasPrefix("/") { return false }
    if name.contains("_") { return false }
    let isDotted = name.dropFirst().dropLast().contains(".")
    if isDotted, name.contains(where: \.isLetter), !name.contains(where: { $0.isUppercase }) {
      return false
    }
    if isIdentifier(name) { return false }
    // Two changes of case make an identifier, one a brand.
    let letters = name.filter(\.isLetter)
    let changes = zip(letters, letters.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    if changes >= 2 { return false }
    let parts = name.split(separator: "-")
    return
      !(parts.count > 1 && name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
      && name.contains(where: \.isNumber))
  }

  /// Whether a name is a UUID or the digits of a hash.
  private static func isIdentifier(_ name: String) -> Bool {
    let digits = name.filter { $0 != "-" }
    return digits.count >= 16 && digits.allSatisfy(\.isHexDigit)
      && digits.contains(where: \.isNumber)
  }

  /// Whether an image is read by the name of its asset, since nobody says another one.
  private static func isNamedByAsset(_ element: AuditElement, in facts: AuditFacts) -> Bool {
    guard let view = element.view, case .image(let name?) = facts.views[view].kind else {
      return false
    }
    return element.name == name
  }

  /// Whether the system reads a control's title as a separate element, as iOS 15 does of steppers.
  private static func isTitled(_ element: AuditElement, in facts: AuditFacts) -> Bool {
    guard let view = element.view, facts.views[view].isUsable else { return false }
    return (view..<facts.views[view].end).contains { index in
      facts.views[index].string?.isEmpty == false && facts.isInLabel(index, of: view)
    }
  }

  /// Whether the name of an element is that of placeholders alone, which stand for views that could not
  /// be compiled (V17.3).
  private static func isNotCompiled(_ element: AuditElement) -> Bool {
    let placeholders = element.node.placeholders
    return !placeholders.isEmpty
      && element.name == placeholders.map(\.label).joined(separator: ", ")
  }

  /// Whether the name of an element is what one sees of it.
  static func isSeen(_ element: AuditElement, in facts: AuditFacts) -> Bool {
    guard let view = element.view else { return false }
    let words = AuditWords.folded(element.name)
    let seen = (view..<facts.views[view].end).compactMap { facts.views[$0].string }
    return seen.contains { AuditWords.contains(words.suffix(1), in: AuditWords.folded($0)) }
  }
}

extension AuditFacts {
  /// Whether a view is seen, and no assistive technology is told to pass it by.
  func shows(_ view: Int) -> Bool {
    let view = views[view]
    return !view.isInvisible && !view.isHidden && !view.isBehindPresentation
      && view.visibleFrame != nil
  }
}

extension Control {
  /// Whether the words on the control are its name, not what is chosen or typed.
  fileprivate var showsItsName: Bool {
    switch self {
    case .button, .link, .navigationLink, .toggle: true
    case .editButton, .slider, .stepper, .textField, .label, .labeledContent, .picker,
      .progressView, .gauge, .datePicker, .colorPicker, .menu, .disclosureGroup, .groupBox,
      .section, .list, .form, .table, .tableRow, .rowControl, .navigationStack,
      .navigationSplitView, .bar, .tabView:
      false
    }
  }
}
