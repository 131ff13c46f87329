public import AccessibilityCore
public import LayoutCore

/// What is behind the screen of a program: its views, which its closures change.
@MainActor
public final class GraphScreenModel {
  /// The views.
  public let screen: GraphScreen
  /// Why the screen has not come to rest; nil if it has.
  public private(set) var failure: RunawayScreen?

  /// Creates what is behind a screen.
  ///
  /// - Parameter screen: The views.
  public init(_ screen: GraphScreen) { self.screen = screen }
}

extension GraphScreenModel: @MainActor ScreenModel {
  /// The layout of it.
  public var layout: IncrementalLayout { screen.currentLayout }

  /// Rows come and go, and those after them come to other paths.
  public var movesViews: Bool { true }

  // Identities of nodes; views that no node made are named by their positions, below zero.
  /// The place of it.
  public func place(of view: Int) -> Int {
    layout.owner(of: view).flatMap { screen.graph.node($0)?.identity } ?? -1 - view
  }

  /// The view of it.
  public func view(at place: Int) -> Int? {
    if place < 0 { return -1 - place }
    guard let node = screen.graph.node(identity: place), node.position >= 0 else { return nil }
    return Int(node.position)
  }

  /// The keyboard place of it.
  public var keyboardPlace: Int? { screen.graph.focus?.identity }

  /// The set state of it.
  public func setState(_ state: Control.State, of view: Int) -> Bool? {
    screen.setState(state, of: view)
  }

  /// The set editing of it.
  public func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    screen.setEditing(isEditing, of: view)
  }

  /// The scroll of it.
  public func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool {
    guard let node = screen.node(at: view) else { return false }
    screen.scroll(node, at: view, along: axes, to: position)
    node.isScrolledByReader = true
    return true
  }

  /// The activate of it.
  public func activate(_ view: Int) -> Bool { screen.activate(view) }

  /// The perform of it.
  public func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool {
    screen.perform(action, by: direction, on: view)
  }

  /// The tap of it.
  public func tap(_ view: Int, at point: Point?) -> Bool { screen.tap(view, at: point) }

  /// The submit of it.
  public func submit(_ view: Int) -> Bool { screen.submit(view) }

  /// The settle of it.
  public func settle() -> LayoutResult {
    do {
      failure = nil
      return try screen.settle()
    } catch {
      failure = error as? RunawayScreen
      return layout.layout()
    }
  }

  /// The replace of it.
  public func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult {
    screen.setSurroundings(scene, measurer: measurer)
    return settle()
  }
}
