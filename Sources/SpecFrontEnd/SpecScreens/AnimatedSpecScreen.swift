internal import AccessibilityCore
internal import Drawing
internal import LayoutCore
internal import ScreenActions
internal import SpecFormat
internal import ViewGraph

/// An animated spec in one direction of layout, which is computed only as far as asked for.
@MainActor
final class AnimatedSpecScreen {
  private let play: SpecReplayer
  let screen: SpecGraphScreen
  private var hasBegun = false
  private let reads: Reads
  /// The events of users' gestures and actions, and those that follow from them.
  private var events: [SpecEvent] = []
  /// The stated actions of users that are still to be performed.
  private var actions: ArraySlice<SpecAction>
  /// The screen for interactions; nil before the first one.
  private var used: InteractiveScreen?
  /// The error of an interaction.
  var problem: (any Error)?

  /// The limit of updates by the screen's clock while the clock is moved once (T10.13).
  fileprivate nonisolated static let maximumTicks = 36_000
  /// The limit of changes that follow from each other at one time.
  fileprivate nonisolated static let maximumEvents = 1000
  /// The difference below which two times are the same, in seconds.
  private static let tolerance = 1e-9

  /// Creates a screen that has not yet appeared.
  ///
  /// - Parameter isMirrored: Whether it is laid out in the other direction.
  init(
    _ play: SpecReplayer,
    measurer: any TextMeasurer,
    _ options: MotionOptions,
    isMirrored: Bool
  ) {
    self.play = play
    play.moment.start = options.start
    actions = options.performsActions ? play.actions[...] : []
    let phases = PhaseNames()
    let reads = Reads()
    screen = SpecGraphScreen(measurer: measurer) { [play] in
      play.moment.phases = phases.current()
      var (scene, notes) = try play.read()
      reads.count += 1
      phases.names = notes.values.flatMap(\.phaseNames)
      if isMirrored {
        scene.environment.layoutDirection = scene.environment.layoutDirection.opposite
      }
      return SpecGraphScreen.Moment(scene: scene, notes: notes)
    }
    screen.reducesMotion = options.reducesMotion
    screen.graph.clock.start = options.start
    screen.graph.clock.animates = options.animates
    screen.graph.animations.fadesContent = { $0.fadesContent }
    phases.screen = screen
    self.reads = reads
    screen.onChange = { [weak self] in self?.events.append($0) }
    screen.graph.animations.colors = { style, environment in
      guard case .color(let color) = style.paint else { return nil }
      var resolver = StyleResolver(environment.engine, NoResources())
      let resolved = resolver.color(color)
      let light = LinearColor(resolved)
      return LinearColorNumbers(
        red: light.red,
        green: light.green,
        blue: light.blue,
        opacity: resolved.opacity
      )
    }
  }

  /// The version of its views: another number, other views.
  var version: Int { reads.count }

  /// The places of its views in the file, by their positions in the tree.
  var viewPositions: [Int: SourcePosition] { play.viewPositions }

  /// The scene that is shown.
  var scene: LayoutScene { screen.scene }

  /// A layout of the scene as it is shown now.
  func shown(_ result: LayoutResult) -> LayoutResult { screen.shown(result) }

  // MARK: Time

  /// Moves the clock on; what changes by itself has changed at each of its times.
  func advance(to time: Double) throws {
    try begin()
    var ticks = 0
    while let next = nextEvent, next <= time + AnimatedSpecScreen.tolerance {
      ticks += 1
      if ticks > AnimatedSpecScreen.maximumTicks { throw TooManyChanges(time: play.moment.time) }
      try happen(at: max(next, play.moment.time))
    }
    play.moment.time = max(time, play.moment.time)
    try screen.move(to: play.moment.time)
    if play.moment.isContinuous || isTickDue(at: time) { try screen.look() }
  }

  /// The next time at which anything happens; nil if nothing does any more.
  private var nextEvent: Double? {
    let tick = screen.movesByItself ? play.moment.nextTick : nil
    return [nextState?.time, actions.first?.time, tick, screen.nextEvent].compactMap(\.self).min()
  }

  /// When what is shown changes next, if that happens by itself; at once while it is a function of the
  /// time.
  var nextChange: Double? {
    if play.moment.isContinuous { return play.moment.time }
    return [nextEvent, play.moment.nextTick].compactMap(\.self).min()
  }

  private var nextState: SpecState? {
    play.states.indices.contains(play.moment.stateCount)
      ? play.states[play.moment.stateCount] : nil
  }

  private func isTickDue(at time: Double) -> Bool {
    play.moment.nextTick.map { $0 <= time + AnimatedSpecScreen.tolerance } ?? false
  }

  private func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    try screen.update(GraphTransaction())
  }

  /// Lets all happen that does at a time: what the clock brings comes before what a state changes, and that
  /// before what users do.
  private func happen(at time: Double) throws {
    play.moment.time = time
    try screen.move(to: time)
    if play.moment.isContinuous { try screen.look() }
    if isTickDue(at: time) { try screen.update(GraphTransaction()) }
    try settle()
    while let state = nextState, state.time <= time + AnimatedSpecScreen.tolerance {
      try show(play.enter(state))
      try settle()
    }
    while let action = actions.first, action.time <= time + AnimatedSpecScreen.tolerance {
      actions.removeFirst()
      do {
        try perform(action.action)
      } catch let error as ScreenActionError {
        throw play.problem("\(error)", at: action.position)
      }
    }
  }

  // MARK: What users do

  /// The seconds since the screen has appeared.
  var time: Double { play.moment.time }

  /// Does what a user does, now.
  func perform(_ action: ScreenAction) throws {
    try begin()
    let used = used ?? InteractiveScreen(SpecModel(self), title: "")
    self.used = used
    used.followModel()
    try used.perform(action)
    if let problem { throw problem }
  }

  /// Activates an element, and lays the screen out; nil if nothing is done.
  func layout(activating id: String?) throws -> LayoutResult? {
    try begin()
    guard let id else { return screen.currentLayout.layout() }
    let used = used ?? InteractiveScreen(SpecModel(self), title: "")
    self.used = used
    used.followModel()
    let isDone = used.perform(.activate, on: id) != nil
    if let problem { throw problem }
    return isDone ? screen.currentLayout.layout() : nil
  }

  /// Whether something happens or moves by itself from now on.
  var changesByItself: Bool {
    nextChange != nil || screen.movesByItself || !screen.graph.animations.isEmpty
  }

  /// Does all that users have asked for, and what follows from that.
  func settle() throws {
    try screen.settle()
    var count = 0
    while !events.isEmpty {
      count += 1
      if count > AnimatedSpecScreen.maximumEvents {
        events = []
        throw TooManyEvents(time: play.moment.time)
      }
      try show(play.apply(events.removeFirst()))
    }
  }

  /// Applies a step, with its animation.
  private func show(_ step: SpecStep) throws {
    var transaction = GraphTransaction(animation: step.animation)
    transaction.disablesAnimations = step.disablesAnimations
    transaction.tracksVelocity = step.isTracked
    if let next = step.next {
      transaction.completions = [
        AnimationCompletion(waitsForRemoval: next.waitsForRemoval) { [weak self] in
          self?.events.append(.change(next, numbers: [:], isTracked: false))
        }
      ]
    }
    try screen.update(transaction)
  }
}

/// The number of times that a spec has been read.
@MainActor
private final class Reads {
  var count = 0
}

/// The names of a screen's phase animators, by which their current phases are found.
@MainActor
private final class PhaseNames {
  var names: [String] = []
  weak var screen: SpecGraphScreen?

  func current() -> [String: Int] {
    var phases: [String: Int] = [:]
    for name in names { phases[name] = screen?.phase(of: name) }
    return phases
  }
}

/// The error for changes of a spec that follow from each other without end at one time.
struct TooManyEvents: Error, CustomStringConvertible {
  /// The seconds at which they do.
  let time: Double

  var description: String {
    """
    changes follow from each other for ever at \(time) s: more than \(AnimatedSpecScreen.maximumEvents); \
    give one of them an animation
    """
  }
}

/// A spec that changes by its clock more often than it is followed.
struct TooManyChanges: Error, CustomStringConvertible {
  /// The seconds up to which it has been followed.
  let time: Double

  var description: String {
    """
    the screen changes by its clock too often: followed up to \(time) s, after \
    \(AnimatedSpecScreen.maximumTicks) changes
    """
  }
}
