internal import LayoutCore
public import ViewGraph

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode: that of the environment, or else of the screen, page or sheet.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeContainer?.binding }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of a screen, of a page of a navigation stack or of a sheet (V4.6).
@MainActor
final class EditModeContainer {
  private let mode = StateLocation(EditMode.inactive) { $0 == $1 }

  nonisolated init() {}

  nonisolated var binding: Binding<EditMode> { Binding(mode) }
}

private enum EditModeContainerKey: EnvironmentKey {
  static var defaultValue: EditModeContainer? { nil }
}

extension EnvironmentValues {
  /// The container whose views are edited together.
  var editModeContainer: EditModeContainer? {
    get { self[EditModeContainerKey.self] }
    set { self[EditModeContainerKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
public struct EditButton {
  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let mode = node.environment.editMode
    let isEditing = node.reading { mode?.wrappedValue.isEditing == true }
    node.updateButton(.editButton, role: nil, label: Text(isEditing ? "Done" : "Edit")) {
      if let mode { mode.wrappedValue = isEditing ? .inactive : .active }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(.editButton, of: node)
  }
}
