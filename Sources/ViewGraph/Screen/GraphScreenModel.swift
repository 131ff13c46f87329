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
  public var layout: IncrementalLayout { screen.currentLayout }

  // Numbers of nodes; views that no node made are named by their positions, below zero.
  public func place(of view: Int) -> Int {
    layout.scene.tree.owner(of: view).map { Int($0) } ?? -1 - view
  }

  public func view(at place: Int) -> Int? {
    if place < 0 { return -1 - place }
    guard let node = screen.graph.node(Int32(place)), node.position >= 0 else { return nil }
    return Int(node.position)
  }

  public var keyboardPlace: Int? { screen.graph.focus.map { Int($0.number) } }

  public func setState(_ state: Control.State, of view: Int) -> Bool? {
    screen.setState(state, of: view)
  }

  public func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    screen.setEditing(isEditing, of: view)
  }

  public func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool {
    guard let node = screen.node(at: view) else { return false }
    node.setOutput(.content(.scrollView(axes: axes, position: position)))
    return true
  }

  public func activate(_ view: Int) -> Bool { screen.activate(view) }

  public func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool {
    screen.perform(action, by: direction, on: view)
  }

  public func tap(_ view: Int, at point: Point?) -> Bool { screen.tap(view, at: point) }

  public func submit(_ view: Int) -> Bool { screen.submit(view) }

  public func settle() -> LayoutResult {
    do {
      failure = nil
      return try screen.settle()
    } catch {
      failure = error as? RunawayScreen
      return layout.layout()
    }
  }

  public func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult {
    screen.setSurroundings(scene, measurer: measurer)
    return settle()
  }
}
