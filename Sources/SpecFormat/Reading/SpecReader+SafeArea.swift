internal import LayoutCore

// Modifiers that ignore safe areas or add to them.

extension SpecReader {
  func ignoresSafeArea(_ node: JSONNode) -> ViewModifier? {
    if node.value.boolean == true {
      error("'ignoresSafeArea' must be an object", at: node.place, hint: "write {} for all of it")
      return nil
    }
    guard check(node, SpecVocabulary.ignoresSafeArea, of: "'ignoresSafeArea'") else { return nil }
    let all: [SafeAreaRegions] = [.container, .keyboard, .all]
    let regions = member("regions", of: node)
      .map { choice($0, among: SpecVocabulary.safeAreaRegions, "'regions'") ?? 0 }
    return .ignoresSafeArea(
      regions.map { all[$0] } ?? .all,
      edges: member("edges", of: node).map { edgeSet($0) } ?? .all
    )
  }

  func safeAreaInset(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.safeAreaInset, of: "'safeAreaInset'") else {
      hasUnreadViews = true
      return nil
    }
    guard let member = member("edge", of: node),
      let index = choice(member, among: SpecVocabulary.edges, "'edge'"),
      let edge = Edge(rawValue: UInt8(index))
    else { return nil }
    // The content is aligned along the edge.
    let isVertical = edge == .leading || edge == .trailing
    let alignment = self.member("alignment", of: node)
      .flatMap { guide($0, on: isVertical ? .vertical : .horizontal, "'alignment'") }
    let modifier = ViewModifier.safeAreaInset(
      edge: edge,
      alignment: alignment ?? (isVertical ? .verticalCenter : .horizontalCenter),
      spacing: spacing(of: node)
    )
    return ReadModifier(modifier: modifier, content: self.member("content", of: node))
  }

  /// As padding, but a safe area cannot be negative.
  func safeAreaPadding(_ node: JSONNode) -> ViewModifier? {
    func isRefused(_ length: Double) -> Bool {
      if length < 0 { error("'safeAreaPadding' must not be negative", at: node.place) }
      return length < 0
    }
    switch padding(node, "safeAreaPadding") {
    case .padding(let edges, let length):
      return isRefused(length ?? 0) ? nil : .safeAreaPadding(edges: edges, length: length)
    case .paddingInsets(let insets):
      let least = min(insets.top, insets.leading, insets.bottom, insets.trailing)
      return isRefused(least) ? nil : .safeAreaPaddingInsets(insets)
    default:
      return nil
    }
  }
}
