import AnimationCore
package import LayoutCore

/// The animations in flight on a screen (T1.1, T1.2).
///
/// The views, and the engine's tree with them, change at once; only the presented values lag.
@MainActor
public final class ActiveAnimations {
  unowned let graph: ViewGraph
  /// The nodes whose content is being animated.
  private var contents: [ObjectIdentifier: ContentAnimation] = [:]
  /// The velocities of contents that change without an animation (T4.9).
  private var velocities: [ObjectIdentifier: TrackedVelocity<AnimatedNumbers>] = [:]
  private var frames = FrameAnimations()
  private var fades = ContentFades()
  /// Whether changed content crossfades, by the environment (T1.16).
  package var fadesContent: (GraphEnvironment) -> Bool = { _ in false }
  /// The nodes with animated values of the program's types.
  private var valueNodes: Set<ObjectIdentifier> = []
  /// The transitions of inserted and removed views.
  private(set) lazy var transitions = ViewTransitions(graph)
  /// The views with shared frames, `matchedGeometryEffect`.
  package private(set) lazy var matched = MatchedGeometry(graph)
  /// The last custom animation that was queried, for an environment.
  var lastOwn:
    (course: ResolvedAnimation, environment: GraphEnvironment, inside: ResolvedAnimation)?
  /// The completions that wait for animations.
  private(set) lazy var waits = CompletionQueue(graph)
  /// The components of styles in linear light, by the environment; nil for one that is no colour.
  package var colors: (StyleValue, GraphEnvironment) -> LinearColorNumbers? = { _, _ in nil }

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether there are no animations.
  public var isEmpty: Bool {
    contents.isEmpty && frames.isEmpty && transitions.isEmpty && valueNodes.isEmpty
      && matched.isAtRest && fades.isEmpty
  }

  private var now: Double { graph.clock.time }

  // MARK: Changes

  /// Handles changed content of a node.
  func contentChanged(
    of node: GraphNode,
    from old: ViewContent,
    _ oldSource: (any AnimatableSource)?,
    to new: ViewContent,
    _ newSource: (any AnimatableSource)?
  ) {
    let id = ObjectIdentifier(node)
    let course = course(for: node)
    let isTracked = course == nil && tracksVelocity(of: node)
    if new.mayFade { fadeContent(of: node, from: old, to: new, course) }
    if course == nil, contents[id] == nil, !isTracked { return }
    guard let (change, data) = change(of: node, old, oldSource, new, newSource) else {
      contents[id] = nil
      velocities[id] = nil
      return
    }
    if isTracked { velocities[id, default: TrackedVelocity()].append(data, at: now) }
    // Without an animation the one in flight continues (T4.2).
    guard let course, !change.isZero else { return }
    let velocity = velocities.removeValue(forKey: id)?.velocity(at: now)
    if contents[id] != nil {
      contents[id]?.change(by: change, course, at: now)
    } else {
      contents[id] = ContentAnimation(node, change, course, at: now, velocity: velocity)
    }
    let begin = contents[id]?.begin
    noteBegin(course, change, in: node.transaction) { [weak self] in
      self?.contents[id]?.begin == begin ? self?.contents[id]?.end() : nil
    }
  }

  /// Handles a changed text or picture, which crossfades if its place has it so.
  private func fadeContent(
    of node: GraphNode,
    from old: ViewContent,
    to new: ViewContent,
    _ course: ResolvedAnimation?
  ) {
    guard old != new else { return }
    guard let course, old.mayFade, fadesContent(node.inputs.environment) else {
      return fades.end(node)
    }
    fades.begin(node, course, at: now)
    noteBegin(course, 1.0, in: node.transaction) { [weak self, weak node] in
      node.flatMap { self?.fades.end(of: $0) }
    }
  }

  /// The animatable difference of two contents, and the form of the second; nil if there is none.
  private func change(
    of node: GraphNode,
    _ old: ViewContent,
    _ oldSource: (any AnimatableSource)?,
    _ new: ViewContent,
    _ newSource: (any AnimatableSource)?
  ) -> (change: AnimatedNumbers, data: AnimatedNumbers)? {
    if let oldSource, let newSource {
      guard type(of: oldSource) == type(of: newSource) else { return nil }
      return (newSource.data - oldSource.data, newSource.data)
    }
    let colors = { [graph] style in graph.animations.colors(style, node.inputs.environment) }
    guard let first = AnimatedContent(old, colors), let second = AnimatedContent(new, colors),
      first.meets(second)
    else { return nil }
    return (second.data - first.data, second.data)
  }

  /// Handles a new layout.
  package func layoutChanged(from old: MovingParts, to new: MovingParts) {
    let returning = transitions.returning
    frames.layoutChanged(from: old, to: new, returning: returning, at: now) {
      graph.node($0)?.identity
    } animation: {
      graph.node($0).flatMap { course(for: $0) }
    } hasBegun: {
      owner,
      change,
      course,
      key,
      begin in
      guard let node = graph.node(owner) else { return }
      noteBegin(course, change, in: node.transaction) { [weak self] in
        self?.frames.end(of: key, begun: begin)
      }
    } isTracked: {
      graph.node($0).map { tracksVelocity(of: $0) } ?? false
    }
  }

  /// Whether the places of views are compared in the current update.
  package var followsFrames: Bool {
    graph.clock.animates && (graph.transactions.mayAnimate || !frames.isEmpty)
  }

  /// Whether the content of a node is being animated.
  package func isMoving(_ node: GraphNode) -> Bool {
    guard var motion = contents[ObjectIdentifier(node)] else { return false }
    return motion.displacement(at: now) != nil
  }

  /// Whether all content of a node is invisible now.
  func hides(_ node: GraphNode) -> Bool {
    if case .modifier(let modifier) = shownContent(of: node) {
      if case .opacity(let opacity) = modifier, opacity <= 0 { return true }
      if case .hidden = modifier { return true }
    }
    return transitions.hides(node)
  }

  /// The presented layout that removed views were in; nil for other views.
  func leavingLayout(of node: GraphNode) -> LayoutResult? { transitions.leavingLayout(of: node) }

  /// The end of a node's content animation; nil if there is none.
  func end(of node: GraphNode) -> Double? { contents[ObjectIdentifier(node)]?.end() }

  /// Keeps the layout of views that have just been removed.
  package func capture(_ layout: IncrementalLayout) {
    if !transitions.isEmpty { transitions.capture(layout) }
    if !fades.isEmpty { fades.capture(layout) }
  }

  /// Notes whether a value of the program's type is being animated.
  package func noteValue(of node: GraphNode, isMoving: Bool) {
    if isMoving {
      valueNodes.insert(ObjectIdentifier(node))
    } else {
      valueNodes.remove(ObjectIdentifier(node))
    }
  }

  /// Forgets a removed node.
  func forget(_ node: GraphNode) {
    waits.noteChange()
    contents[ObjectIdentifier(node)] = nil
    velocities[ObjectIdentifier(node)] = nil
    fades.end(node)
    valueNodes.remove(ObjectIdentifier(node))
  }

  // MARK: Time

  /// Removes animations that have ended.
  package func prune() {
    if isEmpty { return }
    let time = now
    for (id, var motion) in contents {
      let isUnderWay = motion.displacement(at: time) != nil
      contents[id] = isUnderWay ? motion : nil
    }
    frames.prune(at: time) { graph.node($0) != nil }
    fades.prune(at: time)
    matched.prune(at: time)
    // A curve still has a value at its very end (T2.4).
    transitions.prune(at: time + 2e-9)
  }

  /// The end of the next removal transition, if it is in the future.
  func nextEnd(after time: Double) -> Double? {
    transitions.nextEnd.flatMap { $0 > time ? $0 : nil }
  }

  // MARK: Presentation

  /// The presented content of a node.
  package func shownContent(of node: GraphNode) -> ViewContent? {
    guard case .content(let content) = node.output else { return nil }
    guard let displacement = contents[ObjectIdentifier(node)]?.displacement(at: now) else {
      return content
    }
    return shown(content, of: node, behind: displacement)
  }

  private func shown(
    _ content: ViewContent,
    of node: GraphNode,
    behind displacement: AnimatedNumbers
  ) -> ViewContent {
    if let source = node.source { return source.content(with: source.data + displacement) }
    let colors = { [graph] style in graph.animations.colors(style, node.inputs.environment) }
    guard let model = AnimatedContent(content, colors) else { return content }
    return content.replacing(model.data + displacement, colors)
  }

  /// The presented values of a layout.
  func values(of result: LayoutResult) -> MotionValues {
    var values = MotionValues()
    if isEmpty { return values }
    forEachContent(of: { !$0.isFrozen && !$0.inputs.isApart && $0.position >= 0 }) {
      node,
      content,
      end in
      values.contents[Int(node.position)] = content
      values.ends[Int(node.position)] = end
    }
    transitions.add(to: &values, of: result)
    fades.add(to: &values, of: result, at: now)
    let offsets = offsets(in: values)
    if frames.isEmpty, offsets.isEmpty, matched.isAtRest { return values }
    let parts = MovingParts(result)
    frames.add(to: &values, of: parts, at: now) {
      graph.node($0)?.identity
    } offset: { space in
      offsets[space.source].map {
        Point(x: space.direction == .rightToLeft ? -$0.x : $0.x, y: $0.y)
      }
    }
    for (nodes, frame) in matched.shown(at: now) {
      for node in nodes where !node.isFrozen { values.show(node, in: frame, of: parts, result) }
    }
    return values
  }

  /// Calls a body for the animated contents of some nodes, with their ends.
  func forEachContent(
    of isAsked: (GraphNode) -> Bool,
    _ body: (GraphNode, ViewContent, Double) -> Void
  ) {
    for (id, var motion) in contents where isAsked(motion.node) {
      guard let displacement = motion.displacement(at: now),
        case .content(let content) = motion.node.output
      else { continue }
      body(motion.node, shown(content, of: motion.node, behind: displacement), motion.end())
      contents[id] = motion
    }
  }

  /// The displacements of offsets, by the positions of their nodes.
  private func offsets(in values: MotionValues) -> [Int: Point] {
    var offsets: [Int: Point] = [:]
    for motion in contents.values {
      guard case .content(.modifier(.offset(let model))) = motion.node.output,
        !motion.node.isFrozen, !motion.node.inputs.isApart,
        case .modifier(.offset(let shown)) = values.contents[Int(motion.node.position)]
      else { continue }
      offsets[Int(motion.node.position)] = Point(x: shown.x - model.x, y: shown.y - model.y)
    }
    return offsets
  }
}
