internal import LayoutCore

// Modifiers that ignore safe areas or add to them.

extension SpecReader {
  func ignoresSafeArea(_ node: JSONNode) -> ModifierContent? {
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
      noteIDs(in: node)
      return nil
    }
    let stated = member("edge", of: node)
      .flatMap { choice($0, among: SpecVocabulary.edges, "'edge'") }
      .flatMap { Edge(rawValue: UInt8($0)) }
    let edge = stated ?? .bottom
    // The content is aligned along the edge.
    let isVertical = edge == .leading || edge == .trailing
    // Which guides there are along an edge that is not stated is not known.
    if stated == nil { _ = string("alignment", of: node) }
    let alignment = (stated == nil ? nil : self.member("alignment", of: node))
      .flatMap { guide($0, on: isVertical ? .vertical : .horizontal, "'alignment'") }
    let modifier = ModifierContent.safeAreaInset(
      edge: edge,
      alignment: alignment ?? (isVertical ? .verticalCenter : .horizontalCenter),
      spacing: self.member("spacing", of: node)
        .flatMap { $0.value.isNull ? nil : number($0, "'spacing'") }
    )
    return ReadModifier(modifier: modifier, content: self.member("content", of: node))
  }

  /// As padding, but a safe area cannot be negative.
  func safeAreaPadding(_ node: JSONNode) -> ModifierContent? {
    let name = "'safeAreaPadding'"
    if node.value.kind == .number {
      return extent(node, name).map { .safeAreaPadding(edges: .all, length: $0) }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a number or an object", of: name)
      return nil
    }
    let keys = node.value.members.map(\.key)
    guard keys.contains(where: { SpecVocabulary.edges.contains($0) }) else {
      let known = SpecVocabulary.edges + SpecVocabulary.safeAreaEdges.fields.map(\.name)
      check(node, SpecVocabulary.safeAreaEdges, of: name) { self.suggestion($0, known) }
      let edges = member("edges", of: node).map { edgeSet($0) } ?? .all
      return .safeAreaPadding(edges: edges, length: extent("length", of: node))
    }
    check(node, SpecVocabulary.edgeInsets, of: "\(name) with a length for each edge")
    for edge in SpecVocabulary.edges { _ = extent(edge, of: node) }
    return .safeAreaPaddingInsets(edgeInsets(node, of: name))
  }
}
