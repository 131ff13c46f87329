internal import LayoutCore

// `LazyVGrid`, `LazyHGrid` and their items.

extension SpecReader {
  /// What a lazy grid is, or nil if its items cannot be read.
  func lazyGrid(_ node: JSONNode, type: String) -> ViewContent? {
    let isVertical = type == "LazyVGrid"
    let items = gridItems(isVertical ? "columns" : "rows", of: node)
    let key = stackGuide(of: node, on: isVertical ? .horizontal : .vertical)
    let spacing = spacing("spacing", of: node)
    guard let items else { return nil }
    let horizontal = key.map { HorizontalAlignment($0) } ?? .center
    let vertical = key.map { VerticalAlignment($0) } ?? .center
    return .computed(from: [spacing]) { proxy in
      let spacing = spacing?.value(proxy)
      return isVertical
        ? .lazyVGrid(columns: items, alignment: horizontal, spacing: spacing)
        : .lazyHGrid(rows: items, alignment: vertical, spacing: spacing)
    }
  }

  /// The items of a lazy grid, of which there has to be one.
  private func gridItems(_ key: String, of node: JSONNode) -> [GridItem]? {
    guard let list = member(key, of: node) else { return nil }
    let elements = array(list, of: "an array of grid items", key.quoted)
    if list.value.kind == .array, elements.isEmpty {
      error("\(key.quoted) must have at least one item", at: list.place)
    }
    let items = elements.compactMap { gridItem($0) }
    return items.isEmpty ? nil : items
  }

  private func gridItem(_ node: JSONNode) -> GridItem? {
    guard check(node, SpecVocabulary.gridItem, of: "a grid item") else { return nil }
    let sizes = SpecVocabulary.gridItemSizes.filter { node.value[$0] != nil }
    guard let name = sizes.first, let value = member(name, of: node) else {
      error(
        "a grid item needs a size",
        at: node.place,
        hint:
          "write { \"flexible\": {} }, { \"fixed\": 80 } or { \"adaptive\": { \"minimum\": 80 } }"
      )
      return nil
    }
    if sizes.count > 1 {
      error(
        "a grid item is \(name.quoted) or \(sizes[1].quoted), not both",
        at: .key(in: node.value, sizes[1])
      )
      return nil
    }
    let spacing = node.value["spacing"]?.isNull == false ? number("spacing", of: node) : nil
    let alignment = node.value["alignment"] == nil ? nil : alignment("alignment", of: node)
    return gridItemSize(name, value).map {
      GridItem($0, spacing: spacing, alignment: alignment)
    }
  }

  private func gridItemSize(_ name: String, _ node: JSONNode) -> GridItem.Size? {
    switch name {
    case "fixed":
      return extent(node, "'fixed'").map { .fixed($0) }
    case "flexible":
      guard check(node, SpecVocabulary.flexibleItem, of: "'flexible'") else { return nil }
      let minimum = extent("minimum", of: node) ?? 10
      return maximum(above: minimum, of: node).map { .flexible(minimum: minimum, maximum: $0) }
    default:
      guard check(node, SpecVocabulary.adaptiveItem, of: "'adaptive'"),
        let minimum = positiveNumber("minimum", of: node)
      else { return nil }
      return maximum(above: minimum, of: node).map { .adaptive(minimum: minimum, maximum: $0) }
    }
  }

  /// The most that an item may take, which is no less than the least.
  private func maximum(above minimum: Double, of node: JSONNode) -> Double? {
    guard let member = member("maximum", of: node) else { return .infinity }
    guard let maximum = length("maximum", of: node) else { return nil }
    guard maximum >= minimum else {
      error("'maximum' must not be below 'minimum'", at: member.place)
      return nil
    }
    return maximum
  }
}
