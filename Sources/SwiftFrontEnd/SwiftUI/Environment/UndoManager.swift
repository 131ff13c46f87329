/// Remembers how to undo what has been done.
///
/// Inert: nothing is undone.
public final class UndoManager {
  /// Creates an undo manager that remembers nothing.
  public init() {}

  /// Whether there is something to undo.
  public var canUndo: Bool { false }

  /// Whether there is something to do again.
  public var canRedo: Bool { false }

  /// Undoes what was done last.
  public func undo() {}

  /// Does again what was undone last.
  public func redo() {}

  /// Sets the name of the action to undo.
  public func setActionName(_ actionName: String) {}

  /// Forgets all.
  public func removeAllActions() {}

  /// Remembers how to undo something.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {}
}
