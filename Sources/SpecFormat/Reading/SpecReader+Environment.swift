internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  private typealias Change = @Sendable (inout EnvironmentValues) -> Void

  /// Reads an object of environment values.
  func environmentChange(_ node: JSONNode) -> EnvironmentChange? {
    guard check(node, SpecVocabulary.environment, of: "an environment") else { return nil }
    let names = SpecVocabulary.environment.fields.map(\.name)
    let changes = names.compactMap { change($0, in: node) }
    let settings = names.compactMap { setting($0, in: node) }
    return EnvironmentChange(name: "environment", settings: settings) { values in
      for change in changes { change(&values) }
    }
  }

  /// Reads one environment value, the member `key` of an object.
  func environmentChange(_ key: String, in node: JSONNode) -> EnvironmentChange? {
    if SpecReader.isSetting(key) { return setting(key, in: node).map { EnvironmentChange($0) } }
    return change(key, in: node).map { EnvironmentChange(name: key, $0) }
  }

  private func change(_ key: String, in node: JSONNode) -> Change? {
    guard !SpecReader.isSetting(key), let value = member(key, of: node) else { return nil }
    switch key {
    case "layoutDirection":
      let index = choice(value, among: SpecVocabulary.directions, key.quoted)
      return set(\.layoutDirection, index.map { $0 == 0 ? .leftToRight : .rightToLeft })
    case "dynamicTypeSize":
      return set(\.dynamicTypeSize, choice(DynamicTypeSize.self, key, of: node))
    case "displayScale": return set(\.displayScale, positiveNumber(key, of: node))
    case "locale": return set(\.locale, string(value, key.quoted))
    case "platform": return set(\.platform, choice(Platform.self, key, of: node))
    case "defaultPadding": return set(\.defaultPadding, number(value, key.quoted))
    case "accessibilityGeneration":
      generation = choice(AccessibilityGeneration.self, key, of: node) ?? generation
      return { _ in }
    case "text":
      textMeasurer = choice(TextMeasurerKind.self, key, of: node) ?? textMeasurer
      return { _ in }
    case "controlMetrics":
      guard check(value, SpecVocabulary.controlMetrics, of: key.quoted) else { return nil }
      for (name, _) in ControlMetrics.named { _ = extent(name, of: value) }
      return { _ in }
    case "userInterfaceIdiom":
      let idiom = choice(value, among: ["phone", "pad"], key.quoted)
      return set(\.userInterfaceIdiom, idiom.map { $0 == 0 ? .phone : .pad })
    default: return textChange(key, value, in: node)
    }
  }

  /// Takes over the metrics of controls that an object states.
  ///
  /// Controls are made of views while they are read, so that these are no values of the layout's
  /// environment; the change reports their mistakes.
  func applyControlMetrics(of node: JSONNode) {
    guard let values = member("controlMetrics", of: node) else { return }
    for (name, path) in ControlMetrics.named {
      guard let length = member(name, of: values)?.value.number else { continue }
      controlMetrics[keyPath: path] = length
    }
  }

  /// Takes over the metrics of controls that a view's own modifiers state, the inner ones last.
  func applyControlMetrics(ofModifiersOf node: JSONNode) {
    guard let modifiers = member("modifiers", of: node) else { return }
    for modifier in elements(of: modifiers).reversed() {
      applyControlMetrics(of: modifier)
      if let values = member("environment", of: modifier) { applyControlMetrics(of: values) }
    }
  }

  private func textChange(_ key: String, _ value: JSONNode, in node: JSONNode) -> Change? {
    switch key {
    case "font": return set(\.font, font(value))
    case "fontWeight":
      return set(\.fontWeight, choice(TextFont.Weight.self, key, of: node).map(Optional.some))
    case "bold":
      return set(\.fontWeight, boolean(value, key.quoted).map { $0 ? .bold : nil })
    case "italic": return set(\.italic, boolean(value, key.quoted))
    case "lineLimit": return set(\.lineLimit, lineLimit(value))
    case "truncationMode":
      return set(\.truncationMode, choice(TruncationMode.self, key, of: node))
    case "multilineTextAlignment":
      return set(\.multilineTextAlignment, choice(TextAlignment.self, key, of: node))
    case "tracking": return set(\.tracking, number(value, key.quoted))
    case "kerning": return set(\.kerning, number(value, key.quoted))
    case "lineSpacing": return set(\.lineSpacing, extent(value, key.quoted))
    case "minimumScaleFactor": return set(\.minimumScaleFactor, scaleFactor(key, of: node))
    default: return set(\.allowsTightening, boolean(value, key.quoted))
    }
  }

  /// The change that sets a value; nil if the value could not be read.
  private func set<Value: Sendable>(
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value?
  ) -> Change? {
    guard let value else { return nil }
    return { $0[keyPath: path] = value }
  }

  private func scaleFactor(_ key: String, of node: JSONNode) -> Double? {
    guard let factor = positiveNumber(key, of: node) else { return nil }
    guard factor <= 1 else {
      error("\(key.quoted) must not be above 1", at: .value(in: node.value, key: key))
      return nil
    }
    return factor
  }

  private func font(_ node: JSONNode) -> TextFont? {
    if node.value.kind == .string {
      return choice(TextStyle.self, node, "'font'").map { TextFont(size: .style($0)) }
    }
    let kinds = SpecObject([SpecField("system", .any), SpecField("custom", .any)])
    guard node.value.kind == .object else {
      wrongType(
        node,
        "a text style or an object",
        of: "'font'",
        hint: "write \"body\" or { \"system\": { \"size\": 17 } }"
      )
      return nil
    }
    let (system, custom) = (member("system", of: node), member("custom", of: node))
    guard system != nil || custom != nil else {
      error(
        "a font is a text style, 'system' or 'custom'",
        at: node.place,
        hint: "write \"body\" or { \"system\": { \"size\": 17 } }"
      )
      return nil
    }
    check(node, kinds, of: "a font")
    if let system {
      if custom != nil {
        error("a font is either 'system' or 'custom'", at: .key(in: node.value, "custom"))
      }
      return systemFont(system)
    }
    guard let custom else { return nil }
    guard check(custom, SpecVocabulary.customFont, of: "'custom'") else { return nil }
    let name = string("name", of: custom)
    let size = positiveNumber("size", of: custom)
    let weight = choice(TextFont.Weight.self, "weight", of: custom)
    guard let name, let size else { return nil }
    return TextFont(size: .points(size), weight: weight, family: name)
  }

  private func systemFont(_ node: JSONNode) -> TextFont? {
    guard check(node, SpecVocabulary.systemFont, of: "'system'") else { return nil }
    let points = positiveNumber("size", of: node)
    let style = choice(TextStyle.self, "style", of: node)
    if points != nil, style != nil {
      error("a font has a 'size' or a 'style', not both", at: .key(in: node.value, "style"))
    }
    return TextFont(
      size: points.map { .points($0) } ?? .style(style ?? .body),
      weight: choice(TextFont.Weight.self, "weight", of: node),
      design: choice(TextFont.Design.self, "design", of: node) ?? .default
    )
  }

  private func lineLimit(_ node: JSONNode) -> LineLimit? {
    switch node.value.kind {
    case .null: return LineLimit.none
    case .number: return lines(node, "'lineLimit'").map { LineLimit(maximum: $0) }
    case .boolean, .string, .array:
      wrongType(node, "a number of lines, an object or null", of: "'lineLimit'")
      return nil
    case .object:
      guard check(node, SpecVocabulary.lineLimit, of: "'lineLimit'") else { return nil }
      let maximum = member("max", of: node).flatMap { lines($0, "'max'") }
      var minimum = member("min", of: node).flatMap { count($0, "'min'") } ?? 0
      if boolean("reservesSpace", of: node) == true {
        if maximum == nil {
          error("'reservesSpace' needs 'max'", at: .key(in: node.value, "reservesSpace"))
        }
        minimum = maximum ?? 0
      }
      if let maximum, minimum > maximum {
        error("'min' must not be above 'max'", at: .value(in: node.value, key: "min"))
      }
      return LineLimit(minimum: minimum, maximum: maximum)
    }
  }

  /// A number of lines, 1 or more.
  private func lines(_ node: JSONNode, _ name: String) -> Int? {
    guard let lines = node.value.wholeNumber, lines >= 1 else {
      error("\(name) must be a whole number, 1 or more", at: node.place)
      return nil
    }
    return lines
  }
}
