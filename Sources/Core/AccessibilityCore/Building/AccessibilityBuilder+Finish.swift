internal import LayoutCore

extension AccessibilityBuilder {
  /// Turns the nodes at the top into the tree: drops hidden nodes, and places and orders the
  /// others.
  func finish(_ drafts: [AccessibilityDraft]) -> AccessibilityTree {
    var shown = prune(drafts)
    if let top = topmost {
      // Only the topmost presentation can be reached (V10.9).
      ignoreCovered(shown, by: [])
      for other in presented where other.number != top.number {
        ignoreCovered(other.drafts, by: [])
      }
      shown = prune(top.drafts)
    }
    if let modals = modals(in: shown) {
      ignoreCovered(shown, by: Set(modals.map { id(of: $0) }))
      shown = modals
    }
    findRotorTargets(shown)
    let roots = shown.map { node(from: $0) }
    return AccessibilityTree(
      roots: roots.map(\.node),
      readingOrder: order(
        roots,
        in: nil,
        of: nil,
        keepsSourceOrder: false,
        idiom: result.placedScene.environment.userInterfaceIdiom
      ),
      ignored: ignoredViews(besides: shown)
    )
  }

  /// The views that were left out on the way up and are in no element otherwise: a modifier may
  /// make an element of a drawing.
  private func ignoredViews(besides drafts: [AccessibilityDraft]) -> [AccessibilityTree.IgnoredView]
  {
    var ids: Set<String> = []
    func collect(_ drafts: [AccessibilityDraft]) {
      for draft in drafts {
        ids.insert(id(of: draft))
        collect(draft.children)
      }
    }
    if !ignored.isEmpty { collect(drafts) }
    return ignored.filter { !ids.contains($0.id) }
  }

  /// Removes hidden nodes, with everything inside of them (A5).
  private func prune(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    drafts.compactMap { draft in
      guard !draft.visibility.resolved else {
        ignore([draft], draft.visibility.reason)
        return nil
      }
      // A container without extent is passed over (A5.7).
      if draft.isContainer, draft.frame.width == 0 || draft.frame.height == 0 {
        ignore([draft], "it is a container without extent")
        return nil
      }
      var draft = draft
      draft.children = prune(draft.children)
      return draft
    }
  }

  /// Notes the nodes that `accessibilityRotorEntry` makes targets of rotors.
  private func findRotorTargets(_ drafts: [AccessibilityDraft]) {
    for draft in drafts {
      for relation in draft.relations where relation.kind == .rotorEntry {
        rotorTargets[relation.id] = rotorTargets[relation.id] ?? id(of: draft)
      }
      findRotorTargets(draft.children)
    }
  }

  func id(of draft: AccessibilityDraft) -> String { paths.path(ofPart: draft.part, of: draft.view) }

  /// The nodes of the last modal view: nothing else is reachable while it is shown.
  private func modals(in drafts: [AccessibilityDraft]) -> [AccessibilityDraft]? {
    func collect(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
      let own = drafts.filter { $0.traits.contains(.modal) }
      return own.isEmpty ? drafts.flatMap { collect($0.children) } : own
    }
    let found = collect(drafts)
    guard let last = found.last else { return nil }
    // Elements of one presentation are adjacent.
    let host = hierarchy.views[last.view].hostModifier
    return found.filter { hierarchy.views[$0.view].hostModifier == host || host == nil }
  }

  /// The topmost presentation: the last one, or the last one inside of that.
  private var topmost: Presented? {
    presented.max { $0.number < $1.number }
  }

  /// Notes the nodes that modal views cover.
  private func ignoreCovered(_ drafts: [AccessibilityDraft], by modals: Set<String>) {
    for draft in drafts where !modals.contains(id(of: draft)) {
      if !draft.isContainer { ignore([draft], "a modal view covers it") }
      ignoreCovered(draft.children, by: modals)
    }
  }

  private func node(from draft: AccessibilityDraft) -> PlacedNode {
    let children = draft.children.map { node(from: $0) }
    let (list, idiom) = (lists[draft.view], draft.environment.userInterfaceIdiom)
    let finished = makeNode(
      from: draft,
      children.map(\.node),
      order: order(
        children,
        in: list,
        of: draft.view,
        keepsSourceOrder: draft.keepsSourceOrder,
        idiom: idiom
      )
    )
    let place = draft.isContainer ? place(of: children, idiom: idiom) : nil
    return PlacedNode(
      node: finished,
      place: place ?? visible.place(of: draft.frame, in: draft.view),
      list: list,
      view: draft.view
    )
  }

  private func makeNode(
    from draft: AccessibilityDraft,
    _ children: [AccessibilityNode],
    order: [Int]
  ) -> AccessibilityNode {
    return AccessibilityNode(
      id: id(of: draft),
      kind: draft.isContainer ? .container : .element,
      containerType: containerType(of: draft),
      role: draft.role,
      label: joined(draft.label),
      symbols: draft.symbols,
      links: joined(draft.label).map { label in
        draft.links.compactMap { $0.shown(in: label) }
      } ?? [],
      value: joined(draft.values),
      hint: joined(draft.hints),
      isExpanded: draft.isExpanded,
      answersTaps: draft.answersTaps && !draft.traits.contains(.notEnabled),
      traits: draft.traits,
      identifier: draft.identifiers.isEmpty
        ? nil : draft.identifiers.joined(separator: "-"),
      actions: draft.traits.contains(.notEnabled) ? draft.lastingActions : draft.actions,
      sortPriority: draft.sortPriority ?? 0,
      headingLevel: draft.headingLevel,
      inputLabels: draft.inputLabels,
      customContent: draft.customContent,
      rotors: draft.rotors.map { rotor in
        var rotor = rotor
        rotor.entries = rotor.entries.map { rotorTargets[$0] ?? $0 }
        rotor.countCharacters(in: joined(draft.values) ?? joined(draft.label) ?? "")
        return rotor
      },
      relations: draft.relations,
      language: TextLanguage.language(
        of: joined(draft.label) ?? joined(draft.values),
        in: draft.environment.locale
      ),
      layoutDirection: draft.environment.layoutDirection,
      frame: draft.frame,
      visibleFrame: visible.part(of: draft.frame, in: draft.view),
      activationPoint: activationPoint(of: draft),
      chart: draft.chart,
      path: outlines.path(of: draft.outline.view, modifierCount: draft.outline.modifierCount),
      position: draft.position,
      attributes: draft.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      placeholders: draft.placeholders,
      view: hierarchy.views[draft.view].source,
      children: children,
      readingOrder: order
    )
  }

  private func containerType(
    of draft: AccessibilityDraft
  ) -> AccessibilityModifier.ContainerType? {
    draft.isContainer && draft.traits.contains(.tabBar) ? .tabBar : draft.containerType
  }

  /// Joins parts with a comma (A3.5).
  private func joined(_ parts: [String]) -> String? {
    let words = parts.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The activation point: the centre of the frame unless it is set (A7.6).
  private func activationPoint(of draft: AccessibilityDraft) -> Point {
    let frame = draft.frame
    let isLeftToRight = draft.environment.layoutDirection == .leftToRight
    /// Overflowing lengths may leave only the corner.
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: (frame.minX + x).orIfNaN(frame.minX), y: (frame.minY + y).orIfNaN(frame.minY))
    }
    switch draft.activationPoint {
    case nil: return frame.center
    case .unit(let unit):
      return point((isLeftToRight ? unit.x : 1 - unit.x) * frame.width, unit.y * frame.height)
    case .point(let place):
      return point(isLeftToRight ? place.x : frame.width - place.x, place.y)
    }
  }
}
