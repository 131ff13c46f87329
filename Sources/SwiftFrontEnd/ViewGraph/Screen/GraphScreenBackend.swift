public import AccessibilityCore
public import LayoutCore

/// The backend of a program's screen: its views, with the program's closures.
@MainActor
public final class GraphScreenBackend {
  /// The views.
  public let screen: GraphScreen
  /// The reason for which the screen has not come to rest; nil if it has.
  public private(set) var failure: NonTerminatingScreen?

  /// The node with the accessibility focus.
  private weak var focused: GraphNode?

  /// Creates the backend of a screen.
  ///
  /// - Parameter screen: The views.
  public init(_ screen: GraphScreen) { self.screen = screen }
}

extension GraphScreenBackend: @MainActor ScreenBackend {
  /// The current layout of the screen.
  public var layout: IncrementalLayout { screen.currentLayout }

  /// True: rows are inserted and removed, and those after them get other paths.
  public var movesViews: Bool { true }

  /// The views are those of a program.
  public var isProgram: Bool { true }

  /// Notifies the views that have lost and gained the accessibility focus.
  public func setFocus(_ place: Int?) -> Bool {
    let node = place.flatMap { $0 < 0 ? nil : screen.graph.node(identity: $0) }
    defer { focused = node }
    let isLeft = focused.map { screen.setFocus(false, of: $0) } ?? false
    let isReached = node.map { screen.setFocus(true, of: $0) } ?? false
    return isLeft || isReached
  }

  /// The notifications that the program has posted.
  public func takeNotifications() -> [PostedNotifications.Notification] {
    PostedNotifications.shared.take()
  }

  // Identities of nodes; views without a node are named by their positions, below zero.
  /// The identity of the node behind a view of the layout.
  public func place(of view: Int) -> Int {
    layout.owner(of: view).flatMap { screen.graph.node($0)?.identity } ?? -1 - view
  }

  /// The view that a node has now; nil if it was removed, or has several.
  public func view(at place: Int) -> Int? {
    if place < 0 { return -1 - place }
    guard let node = screen.graph.node(identity: place), node.position >= 0 else { return nil }
    return Int(node.position)
  }

  /// The identity of the node being edited.
  public var keyboardPlace: Int? { screen.graph.focus?.identity }

  /// Puts a control into another state by its own handler; nil if it has none.
  public func setState(_ state: Control.State, of view: Int) -> Bool? {
    screen.setState(state, of: view)
  }

  /// Begins or ends editing; false if the view is no field.
  public func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    screen.setEditing(isEditing, of: view)
  }

  /// Scrolls a view as a user would; false if it has no node.
  public func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool {
    guard let node = screen.node(at: view) else { return false }
    screen.scroll(node, at: view, along: axes, to: position)
    node.isScrolledByReader = true
    return true
  }

  /// Begins a touch on a view, at a point of the screen; false if no gesture handles it.
  public func beginTouch(_ view: Int, at point: Point) -> Bool {
    screen.beginTouch(view, at: point)
  }

  /// The presented place of a view during an animation; nil for its place in the layout.
  public func shownPlace(of view: Int) -> ShownPlace? { screen.shownPlace(of: view) }

  /// The removed view of an id that is still presented; nil if there is none.
  public func leavingView(called id: String) -> Int? { screen.leavingView(called: id) }

  /// Moves the touch to a point of the screen; false if there is none.
  public func moveTouch(to point: Point) -> Bool { screen.moveTouch(to: point) }

  /// Ends the touch; false if there is none.
  public func endTouch() -> Bool { screen.endTouch() }

  /// The location of the touch on the screen; nil if there is none.
  public var touchLocation: Point? { screen.touchLocation }

  /// Advances the clock, with all changes on the way; the real clock takes its time.
  public func advance(by seconds: Double) throws {
    if screen.graph.clock.isReal { return try screen.waitForMachine(seconds) }
    try screen.advance(to: screen.graph.clock.time + seconds)
  }

  /// Activates the view; false if no handler ran.
  public func activate(_ view: Int) -> Bool { screen.activate(view) }

  /// Follows a link of a text by its own handler; false if it has none.
  public func follow(_ link: Int, of view: Int) -> Bool { screen.follow(link, of: view) }

  /// Performs a custom action of the view; false if it has no such action.
  public func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool {
    screen.perform(action, by: direction, on: view)
  }

  /// Taps the view; false if it recognizes no taps.
  public func tap(_ view: Int, at point: Point?) -> Bool { screen.tap(view, at: point) }

  /// Selects or deselects the row that a view is in; false if that is not possible.
  public func select(_ view: Int, _ isSelected: Bool) -> Bool { screen.select(view, isSelected) }

  /// Moves the row that a view is in; false if that is not possible.
  public func move(_ view: Int, to offset: Int) -> Bool { screen.move(view, to: offset) }

  /// Submits the field; false if it has no handler.
  public func submit(_ view: Int) -> Bool { screen.submit(view) }

  /// Evaluates and lays out until the screen rests; an error that prevents that is in `failure`.
  public func settle() -> LayoutResult {
    do {
      failure = nil
      return try screen.settle()
    } catch {
      failure = error as? NonTerminatingScreen
      return layout.layout()
    }
  }

  /// Shows the same views in other surroundings; the scene's own views are ignored.
  public func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult {
    screen.setSurroundings(scene, measurer: measurer)
    return settle()
  }
}
