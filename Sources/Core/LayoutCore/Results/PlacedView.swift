/// A view of a laid-out scene: its frame, its modifiers' frames and the views inside of it.
///
/// Frames are physical, in points from the scene's top left corner, and not rounded.
public struct PlacedView {
  let result: LayoutResult
  /// The position among ``LayoutResult/views``.
  public let index: Int

  private var instance: ShownViews.Instance { result.shown.instances[index] }
  package var node: Int { Int(instance.node) }

  /// The position in the view tree.
  public var source: Int { Int(instance.view) }
  /// The content of the view, as it is presented.
  public var content: ViewContent {
    result.content(of: source, at: node)
  }
  /// The id that the front end gave to the view.
  public var id: String? { result.identifier(of: source) }
  /// The environment of the view.
  public var environment: EnvironmentValues {
    let environment = result.engine.tree.environments[Int(instance.environment)]
    return result.motion?.environment(environment, ofView: index) ?? environment
  }
  /// The z index among its siblings.
  public var zIndex: Double { result.engine.tree.zIndices[instance.node] ?? 0 }
  /// The frame of the bare view, before its modifiers.
  public var frame: Rect { result.frames[node] }
  /// The bounding box under rotation, scale and transform effects; nil without any.
  public var renderedFrame: Rect? { result.renderedFrame(ofNode: node) }
  /// The proposal with which the view was placed.
  public var proposal: ProposedViewSize { result.proposals[node].viewSize }
  /// The safe area insets that the view overlaps, without its modifiers: logical, as a
  /// geometry proxy has them (L24.3).
  public var safeAreaInsets: EdgeInsets {
    guard let insets = result.safeAreas?.insets(of: node, regions: .all) else {
      return EdgeInsets()
    }
    return insets.flipped(in: environment.layoutDirection)
  }
  /// The frame rounded to the display's pixels.
  public var pixelFrame: Rect { environment.pixelGrid.round(frame) }

  /// Whether the view has modifiers.
  package var isModified: Bool { !instance.modifiers.isEmpty }

  /// The modifiers, innermost first.
  public var modifiers: [PlacedModifier] {
    result.shown.modifiers[
      Int(instance.modifiers.lowerBound)..<Int(instance.modifiers.upperBound)
    ]
    .map { PlacedModifier(result: result, host: index, record: $0) }
  }

  /// The frame of the view with all its modifiers.
  public var outerFrame: Rect { result.frames[outerNode] }

  package var outerNode: Int {
    let modifiers = instance.modifiers
    return modifiers.isEmpty
      ? node : Int(result.shown.modifiers[Int(modifiers.upperBound) - 1].node)
  }

  /// The views inside, in the order of the tree, without those added by modifiers.
  public var children: [PlacedView] {
    result.children(of: index).filter { $0.instance.hostModifier < 0 }
  }

  /// The view around this one: its container, or the view whose modifier adds it.
  package var parent: Int? { instance.parent < 0 ? nil : Int(instance.parent) }
  /// The position after the last view inside.
  package var end: Int { Int(instance.end) }
  package var hostModifier: Int? {
    instance.hostModifier < 0 ? nil : Int(instance.hostModifier)
  }

  /// The value of a guide for the view with all its modifiers, in points from its leading or top
  /// edge, and whether it is explicit.
  public func guide(_ key: AlignmentKey) -> (value: Double, isExplicit: Bool) {
    result.engine.guide(key, of: outerNode, at: result.proposals[outerNode])
  }

  /// The guides that the view's own modifiers set, with their values, as far as layout has read
  /// them (L16.3).
  public var explicitGuides: [(key: AlignmentKey, value: Double)] {
    var seen: Set<AlignmentKey> = []
    return modifiers.reversed().compactMap { modifier in
      guard case .alignmentGuide(let key, _) = modifier.content, seen.insert(key).inserted,
        modifier.isGuideAsked
      else { return nil }
      return (key, result.engine.guide(key, of: modifier.node, at: modifier.rawProposal).value)
    }.reversed()
  }
}

/// A modifier of a laid-out view.
public struct PlacedModifier {
  let result: LayoutResult
  let host: Int
  let record: ShownViews.Modifier

  package var node: Int { Int(record.node) }
  package var rawProposal: Proposal { result.proposals[node] }

  /// Whether layout has read the guide that the modifier sets.
  fileprivate var isGuideAsked: Bool {
    let tree = result.engine.tree
    guard case .alignmentGuide(let guide) = tree.nodes[node].kind else { return false }
    return tree.table.guides[Int(guide.guide)].wasAsked
  }

  /// The position in the view tree.
  public var source: Int { Int(record.view) }
  /// The id that the front end gave to the view that the modifier makes.
  public var id: String? { result.identifier(of: source) }
  /// The frame of the view that the modifier makes; the modified view's if it makes none.
  public var frame: Rect { result.frames[node] }
  /// The bounding box under rotation, scale and transform effects around the modifier.
  public var renderedFrame: Rect? { result.renderedFrame(ofNode: node) }
  /// The proposal with which the view was placed.
  public var proposal: ProposedViewSize { rawProposal.viewSize }

  /// The modifier; nil for anything else.
  public var content: ModifierContent? {
    guard case .modifier(let modifier) = result.content(of: source, at: node) else { return nil }
    return modifier
  }

  /// The environment of the modifier if it has a node in the layout, else of the modified view.
  package var environment: EnvironmentValues {
    result.engine.tree.environments[Int(result.engine.nodes[node].environment)]
  }

  /// The transform of a geometric effect in the scene's coordinates; nil for other modifiers.
  package var effectTransform: AffineTransform? {
    if let shown = shownEffect { return shown.transform }
    return result.engine.tree.effectTransform(of: node, frame: frame)
  }

  /// The projection of a geometric effect in space, in the scene's coordinates; nil for one that is
  /// a transform of the plane, and for other modifiers.
  package var effectProjection: Projection? {
    if let shown = shownEffect { return shown.projection }
    return result.engine.tree.effectProjection(of: node, frame: frame)
  }

  /// The presented effect during an animation; nil for that of the layout.
  private var shownEffect: (transform: AffineTransform, projection: Projection?)? {
    guard let content = result.motion?.values.contents[source], case .modifier(let shown) = content,
      shown.role == .effect
    else { return nil }
    return shown.effect(on: frame, direction: environment.layoutDirection)
  }

  /// The views of an overlay or background.
  public var contentViews: [PlacedView] { result.siblings(in: record.content) }

  /// The rectangle that the style of a background or overlay fills: that of the view, or more if it
  /// extends into the safe area (L13.3); nil for a modifier without style.
  public var styleFrame: Rect? { styleNode.map { result.frames[$0] } }

  /// The node of the layout that has ``styleFrame``.
  package var styleNode: Int? {
    let nodes = result.engine.tree.nodes
    switch content?.role {
    case .style:
      // The node behind the view's ignores the safe area, and the style is inside of it.
      return Int(nodes.firstChild(of: nodes.secondChild(of: node)))
    case .shape:
      return Int(nodes.secondChild(of: node))
    case .layout, .trait, .row, .environment, .content, .effect, .drawing, nil:
      return nil
    }
  }
}
