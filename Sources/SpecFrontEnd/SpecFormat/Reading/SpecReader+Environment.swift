internal import LayoutCore

extension SpecReader {
  /// Reads an object of environment values.
  ///
  /// - Parameter isScreens: Whether they are those of a whole screen.
  func environmentChange(_ node: JSONNode, isScreens: Bool = false) -> EnvironmentChange? {
    guard check(node, SpecVocabulary.screenEnvironment, of: "an environment") else { return nil }
    let values = SpecVocabulary.environmentValues.filter { isScreens || $0.isModifier }
    for value in SpecVocabulary.environmentValues where !isScreens && !value.isModifier {
      guard node.value[value.field.name] != nil else { continue }
      error(
        "\(value.field.name.quoted) holds for a whole screen",
        at: .key(in: node.value, value.field.name),
        hint: "state it in the 'environment' beside 'view'"
      )
    }
    if node.value["system"] != nil, node.value["accessibilityGeneration"] != nil {
      error(
        "'accessibilityGeneration' is an older name of 'system'; state one of them",
        at: .key(in: node.value, "accessibilityGeneration")
      )
    }
    return EnvironmentChange(
      name: "environment",
      environmentValues(values, in: node)
    )
  }

  /// Reads those of some environment values that an object states.
  func environmentValues(
    _ known: [SpecEnvironmentValue],
    in node: JSONNode
  ) -> [SpecEnvironmentValue.Reading] {
    known.compactMap { value in
      let name = value.field.name
      return member(name, of: node).flatMap { value.read(self, name, $0) }
    }
  }

  // MARK: What holds for the whole screen

  func noteTextMeasurer(_ node: JSONNode, _ name: String) {
    if let measurer = choice(TextMeasurerKind.self, node, name.quoted) {
      screen.textMeasurer = measurer
    }
  }

  /// Notes the files of the system font itself, with which text is measured then (L18.28).
  func noteSystemFont(_ node: JSONNode, _ name: String) {
    let files = node.value.kind == .array ? elements(of: node) : [node]
    let paths = files.compactMap { file -> String? in
      guard let path = string(file, name.quoted) else { return nil }
      guard !path.isEmpty, !path.hasPrefix("/") else {
        error(
          "\(name.quoted) must be a path from the folder of the spec",
          at: file.place,
          hint: "write \"systemFont\": \"fonts/SF-Pro.ttf\", or give --system-font FILE"
        )
        return nil
      }
      return path
    }
    screen.systemFontFiles = paths
  }

  // MARK: Text

  func scaleFactor(_ node: JSONNode, _ name: String) -> Double? {
    guard let factor = positiveNumber(node, name.quoted) else { return nil }
    guard factor <= 1 else {
      error("\(name.quoted) must not be above 1", at: node.place)
      return nil
    }
    return factor
  }

  func font(_ node: JSONNode) -> TextFont? {
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
    let leading = choice(TextFont.Leading.self, "leading", of: node)
    if points != nil, leading != nil {
      error(
        "only a text style has a 'leading'",
        at: .key(in: node.value, "leading"),
        hint: "write a 'style' instead of the 'size', or set 'lineSpacing'"
      )
    }
    return TextFont(
      size: points.map { .points($0) } ?? .style(style ?? .body),
      weight: choice(TextFont.Weight.self, "weight", of: node),
      design: choice(TextFont.Design.self, "design", of: node) ?? .default,
      leading: leading ?? .standard
    )
  }

  func lineLimit(_ node: JSONNode) -> LineLimit? {
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
