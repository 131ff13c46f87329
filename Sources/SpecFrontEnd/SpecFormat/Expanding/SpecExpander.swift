internal import LayoutCore

/// Writes a screen in its canonical form: templates repeated, definitions where they are used, numbers
/// instead of their expressions, and what is inherited said by every case.
///
/// Values decided by time, gestures or animators stay placeholders, since nothing else can stand
/// for them. The file has been read without errors before.
final class SpecExpander {
  let reader: SpecReader
  /// The names of the screen's values, which change.
  var screenValues: Set<String> = []
  /// The names that animators around give, which change.
  var animated: Set<String> = []
  /// Whether placeholders stand for something that is known here.
  var isInTemplate = false
  /// The definitions that templates need which have to stay.
  var keptDefinitions: Set<String> = []
  /// The number of views made by templates.
  var madeViews = 0

  init(_ file: FileContext) { reader = SpecReader(file) }

  // MARK: Values

  /// Writes a value of one of some forms.
  func value(_ node: JSONNode, _ forms: [SpecValue]) -> CanonicalValue {
    switch node.value.kind {
    case .null: return .null
    case .boolean:
      if node.isFilledIn, !forms.allowBoolean, forms.allowText { return text(node) }
      return .boolean(node.value.boolean ?? false)
    case .number:
      if forms.allowNumber || !node.isFilledIn || !forms.allowText { return number(node, forms) }
      return text(node)
    case .string: return string(node, forms)
    case .array:
      let element = forms.elementForms
      return .list(
        reader.elements(of: node).map { value($0, element.isEmpty ? [.any] : element) }
      )
    case .object: return object(node, forms)
    }
  }

  /// The words of a number or truth value.
  private func text(_ node: JSONNode) -> CanonicalValue { .string(reader.text(of: node) ?? "") }

  private func number(_ node: JSONNode, _ forms: [SpecValue]) -> CanonicalValue {
    let number = node.value.number ?? 0
    let isData = forms.contains { if case .any = $0 { true } else { false } }
    return isData && node.value.integer == nil ? .decimal(number) : .number(number)
  }

  /// A text, or the number that an expression of nothing but numbers comes to.
  private func string(_ node: JSONNode, _ forms: [SpecValue]) -> CanonicalValue {
    let text = node.value.string ?? ""
    guard node.isFilledIn, forms.allowNumber, !forms.allowText, !text.contains("{{"),
      let number = SpecExpander.constant(text)
    else { return .string(text) }
    return .number(number)
  }

  /// The value of an expression of numbers alone; nil for any other text.
  private static func constant(_ text: String) -> Double? {
    var parser = GuideExpressionParser(text, isConstant: true) { _, _ in
      .failure(GuideNameProblem(message: "", hint: nil))
    }
    guard let value = try? parser.parse().constant, value.isFinite else { return nil }
    return value
  }

  // MARK: Objects

  private func object(_ node: JSONNode, _ forms: [SpecValue]) -> CanonicalValue {
    if forms.allowViews, let type = type(of: node) { return view(node, type) }
    if forms.allowModifier { return modifier(node) }
    let keys = node.value.members.map(\.key)
    let objects = forms.compactMap { form -> SpecObject? in
      guard case .object(let object) = form, keys.allSatisfy(object.allows),
        object.requiredNames.allSatisfy(keys.contains)
      else { return nil }
      return object
    }
    if !objects.isEmpty { return members(of: node, objects.flatMap(\.fields)) }
    let values = forms.flatMap { form -> [SpecValue] in
      if case .map(let value) = form { value.forms } else { [] }
    }
    let named = values.isEmpty ? reader.members(of: node) : reader.namedMembers(of: node)
    return .object(named.map { .init($0.key, value($0.node, values.isEmpty ? [.any] : values)) })
  }

  /// The members of an object in the order of the vocabulary.
  func members(
    of node: JSONNode,
    _ fields: [SpecField],
    without left: Set<String> = []
  ) -> CanonicalValue {
    var written: [CanonicalValue.Member] = []
    var done = left
    for field in fields where done.insert(field.name).inserted {
      guard let member = reader.member(field.name, of: node) else { continue }
      let forms = fields.filter { $0.name == field.name }.flatMap(\.value.forms)
      let value = value(member, forms)
      written.append(.init(field.name, field.isListOfViews ? value.asList : value))
    }
    return .object(written)
  }

  /// The type of a view; nil for other values.
  private func type(of node: JSONNode) -> String? {
    guard let type = reader.member("type", of: node), let name = reader.string(type, "'type'"),
      SpecVocabulary.view(name) != nil
    else { return nil }
    return name
  }

  private func modifier(_ node: JSONNode) -> CanonicalValue {
    var written: [CanonicalValue.Member] = []
    for (key, member) in reader.members(of: node) where key != "comment" && key != "id" {
      let forms = SpecVocabulary.modifier(key)?.field.value.forms ?? [.any]
      let value =
        key == "navigationDestination" ? destination(member) : value(member, forms)
      written.append(.init(key, value))
    }
    if let id = reader.member("id", of: node) { written.append(.init("id", value(id, [.string]))) }
    return .object(written)
  }
}

extension SpecField {
  /// Whether its views are always a list in the canonical form, also a single one.
  fileprivate var isListOfViews: Bool {
    (name == "children" || name == "else") && value.forms.allowViews
  }
}

extension CanonicalValue {
  /// The value as a list.
  fileprivate var asList: CanonicalValue {
    switch self {
    case .object: .list([self])
    case .null, .boolean, .number, .decimal, .string, .list: self
    }
  }
}
