internal import LayoutCore

// `LazyVGrid`, `LazyHGrid` and their items.

extension SpecReader {
  func lazyVGrid(_ node: JSONNode, id: String?) {
    let items = gridItems("columns", of: node)
    let key = stackGuide(of: node, on: .horizontal)
    lazyGrid(node, id: id, items) {
      .lazyVGrid(
        columns: $0,
        alignment: key.map { HorizontalAlignment($0) } ?? .center,
        spacing: $1
      )
    }
  }

  func lazyHGrid(_ node: JSONNode, id: String?) {
    let items = gridItems("rows", of: node)
    let key = stackGuide(of: node, on: .vertical)
    lazyGrid(node, id: id, items) {
      .lazyHGrid(rows: $0, alignment: key.map { VerticalAlignment($0) } ?? .center, spacing: $1)
    }
  }

  /// A lazy grid whose items cannot be read is left out.
  private func lazyGrid(
    _ node: JSONNode,
    id: String?,
    _ items: [GridItem]?,
    _ make: @escaping @Sendable ([GridItem], _ spacing: Double?) -> ViewContent
  ) {
    let spacing = spacing("spacing", of: node)
    guard let items else {
      screen.leftOutViews += 1
      _ = readTree(in: scope) { childViews(of: node) }
      return
    }
    let content = ViewContent.computed(from: [spacing]) { make(items, spacing?.value($0)) }
    container(content, id, node)
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
    let sizes = GridItemSize.allCases.filter { node.value[$0.rawValue] != nil }
    guard let size = sizes.first, let value = member(size.rawValue, of: node) else {
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
        "a grid item is \(size.rawValue.quoted) or \(sizes[1].rawValue.quoted), not both",
        at: .key(in: node.value, sizes[1].rawValue)
      )
      return nil
    }
    let spacing = node.value["spacing"]?.isNull == false ? number("spacing", of: node) : nil
    let alignment = node.value["alignment"] == nil ? nil : alignment("alignment", of: node)
    return gridItemSize(size, value).map {
      GridItem($0, spacing: spacing, alignment: alignment)
    }
  }

  private func gridItemSize(_ size: GridItemSize, _ node: JSONNode) -> GridItem.Size? {
    switch size {
    case .fixed:
      return extent(node, "'fixed'").map { .fixed($0) }
    case .flexible:
      guard check(node, SpecVocabulary.flexibleItem, of: "'flexible'") else { return nil }
      let minimum = extent("minimum", of: node) ?? 10
      return maximum(above: minimum, of: node).map { .flexible(minimum: minimum, maximum: $0) }
    case .adaptive:
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
