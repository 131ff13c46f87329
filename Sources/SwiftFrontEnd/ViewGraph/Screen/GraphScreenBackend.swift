public import AccessibilityCore
public import LayoutCore

/// What is behind the screen of a program: its views, which its closures change.
@MainActor
public final class GraphScreenBackend {
  /// The views.
  public let screen: GraphScreen
  /// Why the screen has not come to rest; nil if it has.
  public private(set) var failure: NonTerminatingScreen?

  /// The node that assistive technology is at.
  private weak var focused: GraphNode?

  /// Creates what is behind a screen.
  ///
  /// - Parameter screen: The views.
  public init(_ screen: GraphScreen) { self.screen = screen }
}

extension GraphScreenBackend: @MainActor ScreenBackend {
  /// The layout that the screen shows now.
  public var layout: IncrementalLayout { screen.currentLayout }

  /// Rows come and go, and those after them come to other paths.
  public var movesViews: Bool { true }

  /// The views are those of a program.
  public var isProgram: Bool { true }

  /// Tells the views that assistive technology has left, and those that it is at.
  public func setFocus(_ place: Int?) -> Bool {
    let node = place.flatMap { $0 < 0 ? nil : screen.graph.node(identity: $0) }
    defer { focused = node }
    let isLeft = focused.map { screen.setFocus(false, of: $0) } ?? false
    let isReached = node.map { screen.setFocus(true, of: $0) } ?? false
    return isLeft || isReached
  }

  /// What the program has posted.
  public func takeNotifications() -> [PostedNotifications.Notification] {
    PostedNotifications.shared.take()
  }

  // Identities of nodes; views that no node made are named by their positions, below zero.
  /// The identity of the node behind a view of the layout.
  public func place(of view: Int) -> Int {
    layout.owner(of: view).flatMap { screen.graph.node($0)?.identity } ?? -1 - view
  }

  /// The view that a node has now; nil once it has left, or has several.
  public func view(at place: Int) -> Int? {
    if place < 0 { return -1 - place }
    guard let node = screen.graph.node(identity: place), node.position >= 0 else { return nil }
    return Int(node.position)
  }

  /// The identity of the node that has the keyboard.
  public var keyboardPlace: Int? { screen.graph.focus?.identity }

  /// Puts a control into another state by its own handler; nil if it has none.
  public func setState(_ state: Control.State, of view: Int) -> Bool? {
    screen.setState(state, of: view)
  }

  /// Begins or ends editing; false if the view is no field.
  public func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    screen.setEditing(isEditing, of: view)
  }

  /// Scrolls a view as its reader would; false if nobody made the view.
  public func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool {
    guard let node = screen.node(at: view) else { return false }
    screen.scroll(node, at: view, along: axes, to: position)
    node.isScrolledByReader = true
    return true
  }

  /// Puts a finger on a view, at a point of the screen; false if that means nothing to anybody.
  public func beginTouch(_ view: Int, at point: Point) -> Bool {
    screen.beginTouch(view, at: point)
  }

  /// Where a view is shown while it is on its way; nil for where the layout has it.
  public func shownPlace(of view: Int) -> ShownPlace? { screen.shownPlace(of: view) }

  /// The view of an id that has left and is still seen; nil if there is none.
  public func leavingView(called id: String) -> Int? { screen.leavingView(called: id) }

  /// Moves the finger to a point of the screen; false if there is none.
  public func moveTouch(to point: Point) -> Bool { screen.moveTouch(to: point) }

  /// Lifts the finger; false if there is none.
  public func endTouch() -> Bool { screen.endTouch() }

  /// Where the finger is on the screen; nil if there is none.
  public var touchLocation: Point? { screen.touchLocation }

  /// Moves the clock on, with all that changes on the way; the machine's takes its time.
  public func advance(by seconds: Double) throws {
    if screen.graph.clock.isReal { return try screen.waitForMachine(seconds) }
    try screen.advance(to: screen.graph.clock.time + seconds)
  }

  /// Does what activating the view does; false if that is nothing.
  public func activate(_ view: Int) -> Bool { screen.activate(view) }

  /// Follows a link of a text by its own handler; false if it has none.
  public func follow(_ link: Int, of view: Int) -> Bool { screen.follow(link, of: view) }

  /// Does an action that the view's code names; false if it names none such.
  public func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool {
    screen.perform(action, by: direction, on: view)
  }

  /// Taps on the view; false if it recognizes no taps.
  public func tap(_ view: Int, at point: Point?) -> Bool { screen.tap(view, at: point) }

  /// Selects the row that a view is in, or takes it out of the selection; false if nobody may.
  public func select(_ view: Int, _ isSelected: Bool) -> Bool { screen.select(view, isSelected) }

  /// Moves the row that a view is in; false if nobody may.
  public func move(_ view: Int, to offset: Int) -> Bool { screen.move(view, to: offset) }

  /// Submits the field; false if nobody listens.
  public func submit(_ view: Int) -> Bool { screen.submit(view) }

  /// Evaluates and lays out until the screen rests; what keeps it from that is in `failure`.
  public func settle() -> LayoutResult {
    do {
      failure = nil
      return try screen.settle()
    } catch {
      failure = error as? NonTerminatingScreen
      return layout.layout()
    }
  }

  /// Shows the same views in other surroundings; the scene's own views are not looked at.
  public func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult {
    screen.setSurroundings(scene, measurer: measurer)
    return settle()
  }
}
