internal import Controls
internal import LayoutCore

/// A control of a row being edited is a button; the row around it provides the words (A2.61).
struct RowControlSemantics: ElementSemantics {
  let control: RowControl

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.makeButton(parts)
    switch control {
    case .remove, .delete: break
    case .reorder(let up, let down):
      node.actions = [(up, "Move Up"), (down, "Move Down")].compactMap { isPossible, name in
        isPossible ? AccessibilityAction(.named, name: name) : nil
      }
    }
  }
}

extension RowControl {
  /// The verb before the words of the row; nil for a button with other words.
  fileprivate func verb(on system: SystemVersion) -> String? {
    switch self {
    case .remove: system >= .iOS17 ? "Remove" : "Delete"
    case .reorder: "Reorder"
    case .delete: nil
    }
  }
}

extension AccessibilityBuilder {
  /// The control of a row being edited that a draft is; nil for any other.
  func rowControl(_ draft: AccessibilityDraft) -> RowControl? {
    hierarchy.views[draft.view].rowControl
  }

  /// Labels the controls of a row with the row's words.
  ///
  /// - Parameter cell: The frame of the row.
  func nameRowControls(_ drafts: inout [AccessibilityDraft], in cell: Rect) {
    guard drafts.count > 1, drafts.contains(where: { rowControl($0) != nil }) else { return }
    let controls = drafts.map { rowControl($0) }
    let words = zip(drafts, controls)
      .filter { $1 == nil && !$0.visibility.resolved }
      .flatMap { $0.0.spokenLabels }
    for (index, control) in controls.enumerated() {
      guard let verb = control?.verb(on: system), drafts[index].label.isEmpty else { continue }
      let label = ([verb] + (words.isEmpty ? [] : [words.joined(separator: ", ")]))
        .joined(separator: " ")
      drafts[index].label = [label]
      switch control {
      case .reorder:
        drafts[index].frame.origin.y = cell.minY
        drafts[index].frame.size.height = cell.height
      case .remove:
        drafts[index].actions = [AccessibilityAction(.default, name: label)]
      case .delete, nil: break
      }
    }
    // The minus is before the content.
    if let minus = controls.firstIndex(of: .remove) {
      drafts.insert(drafts.remove(at: minus), at: 0)
    }
  }
}

extension AccessibilityDraft {
  /// The labels of the element, or of those in the container.
  fileprivate var spokenLabels: [String] {
    label.isEmpty ? children.flatMap(\.spokenLabels) : label
  }
}

extension PlacedView {
  /// The control of a row being edited that the view is; nil for any other view.
  var rowControl: RowControl? {
    if case .control(.rowControl(let control)) = content { control } else { nil }
  }
}
