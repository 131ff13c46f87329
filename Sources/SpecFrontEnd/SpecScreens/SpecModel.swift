internal import AccessibilityCore
internal import LayoutCore
internal import SpecFormat
internal import ViewGraph

/// The backend of an interactive spec's screen: its gestures, buttons and controls.
@MainActor
final class SpecModel {
  private unowned let moving: AnimatedSpecScreen
  private var screen: SpecGraphScreen { moving.screen }

  init(_ moving: AnimatedSpecScreen) { self.moving = moving }
}

extension SpecModel: @MainActor ScreenBackend {
  var layout: IncrementalLayout { screen.currentLayout }
  var movesViews: Bool { true }

  func place(of view: Int) -> Int {
    layout.owner(of: view).flatMap { screen.graph.node($0)?.identity } ?? -1 - view
  }

  func view(at place: Int) -> Int? {
    if place < 0 { return -1 - place }
    guard let node = screen.graph.node(identity: place), node.position >= 0 else { return nil }
    return Int(node.position)
  }

  var keyboardPlace: Int? { nil }

  func setState(_ state: Control.State, of view: Int) -> Bool? { screen.setState(state, of: view) }

  // Keyboard focus and scroll positions do not change a spec's values.
  func setEditing(_ isEditing: Bool, of view: Int) -> Bool { false }
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool { false }

  func activate(_ view: Int) -> Bool { screen.activate(view) }

  func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool {
    screen.perform(action, by: direction, on: view)
  }

  func tap(_ view: Int, at point: Point?) -> Bool { screen.tap(view, at: point) }
  func move(_ view: Int, to offset: Int) -> Bool { false }
  func submit(_ view: Int) -> Bool { false }

  // MARK: Fingers

  func shownPlace(of view: Int) -> ShownPlace? { screen.shownPlace(of: view) }
  func leavingView(called id: String) -> Int? { screen.leavingView(called: id) }

  func beginTouch(_ view: Int, at point: Point) -> Bool { screen.beginTouch(view, at: point) }
  func moveTouch(to point: Point) -> Bool { screen.moveTouch(to: point) }
  func endTouch() -> Bool { screen.endTouch() }
  var touchLocation: Point? { screen.touchLocation }

  // MARK: Time

  func advance(by seconds: Double) throws { try moving.advance(to: moving.time + seconds) }

  func settle() -> LayoutResult {
    do {
      try moving.settle()
    } catch {
      moving.problem = moving.problem ?? error
    }
    return layout.layout()
  }

  func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult { settle() }
}
