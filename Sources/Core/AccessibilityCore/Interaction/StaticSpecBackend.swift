import Controls
internal import LayoutCore

/// A backend without a program: its controls change, and nothing else does.
final class StaticSpecBackend: ScreenBackend {
  private(set) var layout: IncrementalLayout
  /// The views as the spec gives them, with the states in it.
  private var givenTree: ViewTree

  init(_ scene: LayoutScene, measurer: any TextMeasurer) {
    layout = IncrementalLayout(scene, measurer: measurer)
    givenTree = scene.tree
  }

  // Views keep their places.
  var movesViews: Bool { false }
  func place(of view: Int) -> Int { view }
  func view(at place: Int) -> Int? { place }
  var keyboardPlace: Int? { nil }

  func setState(_ state: Control.State, of view: Int) -> Bool? {
    control(at: view)?.with(state).map { change(view, to: $0) }
  }

  func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    guard case .textField(var input) = control(at: view) else { return false }
    input.isEditing = isEditing
    return change(view, to: .textField(input))
  }

  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool {
    layout.setContent(.scrollView(axes: axes, position: position), at: view)
    return true
  }

  // The application handles these.
  func activate(_ view: Int) -> Bool { false }
  func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool { false }
  func tap(_ view: Int, at point: Point?) -> Bool { false }
  func move(_ view: Int, to offset: Int) -> Bool { false }
  func submit(_ view: Int) -> Bool { false }

  func settle() -> LayoutResult { layout.layout() }

  func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult {
    let version = withStates(scene)
    if let measurer {
      layout = IncrementalLayout(version, measurer: measurer)
    } else {
      layout.update(to: version)
    }
    givenTree = scene.tree
    return layout.layout()
  }

  private func control(at view: Int) -> Control? {
    if case .control(let control) = layout.content(at: view) { control } else { nil }
  }

  private func change(_ view: Int, to control: Control) -> Bool {
    guard control != self.control(at: view) else { return false }
    layout.setControl(control, at: view)
    return true
  }

  /// A version of the screen with the states that controls and scroll views keep.
  private func withStates(_ version: LayoutScene) -> LayoutScene {
    var paths = StatePathMap()
    let before = paths.views(in: givenTree)
    let given = version.tree
    var scene = version
    for (path, view) in paths.views(in: given) {
      guard let old = before[path] else { continue }
      if case .scrollView(let axes, let wanted) = given.nodes[view].content {
        guard case .scrollView(axes, wanted) = givenTree.nodes[old].content,
          case .scrollView(_, let position) = layout.content(at: old), position != wanted
        else { continue }
        scene.tree.setContent(.scrollView(axes: axes, position: position), at: view)
        continue
      }
      guard let wanted = givenTree.state(at: old), wanted == given.state(at: view),
        let state = control(at: old)?.state, state != wanted,
        case .control(let control) = given.nodes[view].content,
        let changed = control.with(state)
      else { continue }
      scene.tree.setControl(changed, at: view)
    }
    return scene
  }
}

extension ViewTree {
  /// The state of a control that its user can change.
  fileprivate func state(at view: Int) -> Control.State? {
    if case .control(let control) = nodes[view].content { control.state } else { nil }
  }
}
