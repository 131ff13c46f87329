internal import Controls
internal import LayoutCore

/// The part of each view of a screen in the control around it.
struct ControlDrawing {
  /// A part of a control.
  struct Part {
    var part: ControlPart
    var control: Control
    /// The view of the control, by its position.
    var view: Int
  }

  private let parts: ControlParts?
  private let hierarchy: ViewHierarchy
  private let tree: ViewTree

  init(_ result: LayoutResult, _ hierarchy: ViewHierarchy) {
    self.hierarchy = hierarchy
    tree = result.scene.tree
    let hasControls = hierarchy.views.contains {
      if case .control = $0.content { true } else { false }
    }
    parts = hasControls ? ControlParts(tree: tree, hierarchy: hierarchy) : nil
  }

  /// The part of a view in the innermost control around it; nil outside of controls.
  func part(of view: PlacedView) -> Part? {
    guard let part = parts?.part(of: view) else { return nil }
    var next = view.parent
    while let index = next {
      let outer = hierarchy.views[index]
      if case .control(let control) = outer.content {
        return Part(part: part, control: control, view: index)
      }
      next = outer.parent
    }
    return nil
  }

  /// Whether a view is an open menu.
  func isMenu(_ view: PlacedView) -> Bool { parts?.part(of: view) == .menu }

  /// The frame of a part of a control; nil if it has none.
  func frame(of part: ControlPart, in control: Int) -> Rect? {
    parts?.frame(of: part, in: control)
  }

  /// The parts of a control, in order.
  func parts(of control: Int) -> [PlacedPart] { parts?.parts(of: control) ?? [] }

  /// The frame in which a part of a control is drawn; nil if it has none.
  func drawnFrame(of part: ControlPart, in control: Int) -> Rect? {
    parts?.parts(of: control).first { $0.part == part }?.drawnFrame
  }

  /// The styles with which a control was made.
  func styles(of view: PlacedView) -> ControlStyles { tree.controlStyles(of: view.source) }
}
