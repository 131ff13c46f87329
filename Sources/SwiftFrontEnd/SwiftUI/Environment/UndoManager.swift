/// Registers changes to undo.
///
/// Inert: changes are not undone.
public final class UndoManager {
  /// Creates an undo manager without changes.
  public init() {}

  /// Whether there is something to undo.
  public var canUndo: Bool { false }

  /// Whether there is something to do again.
  public var canRedo: Bool { false }

  /// Undoes the last change.
  public func undo() {}

  /// Redoes the last change that was undone.
  public func redo() {}

  /// Sets the name of the action to undo.
  public func setActionName(_ actionName: String) {}

  /// Removes all changes.
  public func removeAllActions() {}

  /// Registers the handler that undoes a change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {}
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager; nil for none.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
