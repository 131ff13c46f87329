internal import LayoutCore

// Colours: a name, digits, numbers, or an object with an opacity.

extension SpecReader {
  /// A colour in any of its forms.
  func color(_ node: JSONNode, _ name: @autoclosure () -> String) -> ColorValue? {
    switch node.value.kind {
    case .array: return components(node, space: .sRGB, name())
    case .object:
      guard check(node, SpecVocabulary.colorObject, of: "a color") else { return nil }
      return colorMembers(of: node)
    case .string, .number, .boolean, .null:
      guard let text = word(node) else {
        wrongType(node, "a color's name, an array or an object", of: name())
        return nil
      }
      return namedColor(text, at: node)
    }
  }

  func color(_ key: String, of node: JSONNode) -> ColorValue? {
    member(key, of: node).flatMap { color($0, key.quoted) }
  }

  /// The colours of a list.
  func colors(_ key: String, of node: JSONNode) -> [ColorValue]? {
    guard let list = member(key, of: node) else { return nil }
    guard list.value.kind == .array else {
      wrongType(list, "an array of colors", of: key.quoted)
      return nil
    }
    let elements = elements(of: list)
    let colors = elements.compactMap { color($0, "a color") }
    return colors.count == elements.count ? colors : nil
  }

  /// The colour that the members of an object say.
  func colorMembers(of node: JSONNode) -> ColorValue? {
    let color = opaqueColor(of: node)
    let member = member("opacity", of: node)
    let factor = member.flatMap { opacity($0) }
    guard var color, member == nil || factor != nil else { return nil }
    color.opacity *= factor ?? 1
    return color
  }

  /// The colour that the members of an object say, their opacity left out.
  func opaqueColor(of node: JSONNode) -> ColorValue? {
    let (value, asset) = (member("color", of: node), member("asset", of: node))
    guard (value == nil) != (asset == nil) else {
      error(
        value == nil
          ? "a color needs 'color' or 'asset'" : "a color has 'color' or 'asset', not both",
        at: value == nil ? node.place : .key(in: node.value, "asset")
      )
      return nil
    }
    if let asset {
      reportSpace(of: node)
      return string(asset, "'asset'").map { ColorValue(.asset($0)) }
    }
    guard let value else { return nil }
    guard value.value.kind == .array else {
      reportSpace(of: node)
      guard let text = word(value) else {
        wrongType(value, "a color's name or an array", of: "'color'")
        return nil
      }
      return namedColor(text, at: value)
    }
    let space = choice(ColorComponents.Space.self, "colorSpace", of: node) ?? .sRGB
    return components(value, space: space, "'color'")
  }

  /// Only numbers are in a space that may be chosen.
  private func reportSpace(of node: JSONNode) {
    guard node.value["colorSpace"] != nil else { return }
    error(
      "'colorSpace' needs a color of numbers",
      at: .key(in: node.value, "colorSpace"),
      hint: "write { \"color\": [1, 0, 0], \"colorSpace\": … }"
    )
  }

  private func components(
    _ node: JSONNode,
    space: ColorComponents.Space,
    _ name: String
  ) -> ColorValue? {
    let elements = elements(of: node)
    guard elements.count == 3 || elements.count == 4 else {
      error(
        "\(name) must be an array of 3 or 4 numbers, not \(elements.count)",
        at: node.place,
        hint: "write [red, green, blue] or [red, green, blue, opacity], each from 0 to 1"
      )
      return nil
    }
    let numbers = elements.prefix(3).compactMap { number($0, "an element of \(name)") }
    let opacity = elements.count == 4 ? self.opacity(elements[3]) : 1
    guard numbers.count == 3, let opacity else { return nil }
    let components = ColorComponents(
      space,
      red: numbers[0],
      green: numbers[1],
      blue: numbers[2]
    )
    return ColorValue(.components(components), opacity: opacity)
  }

  /// A number from 0 to 1.
  func opacity(_ node: JSONNode) -> Double? {
    guard let value = number(node, "an opacity") else { return nil }
    guard value >= 0, value <= 1 else {
      error("an opacity must be from 0 to 1", at: node.place)
      return nil
    }
    return value
  }

  // MARK: Names

  /// The string of a value, or the text of what came in place of a placeholder.
  func word(_ node: JSONNode) -> String? {
    node.value.string ?? (node.isFilledIn ? text(of: node) : nil)
  }

  /// The colour of a name or of hexadecimal digits.
  func namedColor(_ name: String, at node: JSONNode) -> ColorValue? {
    if name.hasPrefix("#") { return hexColor(name, at: node) }
    let color = ColorValue(named: name)
    if case .asset = color.source {
      warnAboutName(name, "color", among: SystemColor.allCases.map(\.rawValue), at: node)
    }
    return color
  }

  func hexColor(_ digits: String, at node: JSONNode) -> ColorValue? {
    guard let color = ColorValue(hex: digits) else {
      error("\(digits.quoted) is not a color", at: node.place, hint: "write #rrggbb or #rrggbbaa")
      return nil
    }
    return color
  }

  /// Says what a name may have been meant to be that is taken for an asset's.
  ///
  /// A name that goes on where another ends, such as `teal2`, is no slip of the finger.
  func warnAboutName(_ name: String, _ kind: String, among names: [String], at node: JSONNode) {
    guard let closest = Suggestion.closest(to: name, among: names),
      !name.lowercased().hasPrefix(closest.lowercased())
    else { return }
    diagnostics.warning(
      "no \(kind) is named \(name.quoted); it is taken for a color asset",
      at: node.place,
      hint: "did you mean '\(closest)'? If not, write { \"asset\": \"\(name)\" }"
    )
  }
}
