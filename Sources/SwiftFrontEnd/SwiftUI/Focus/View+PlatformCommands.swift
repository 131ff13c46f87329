// Commands of remote controls, keyboards and menus of other platforms: inert, as none are sent.

/// The direction of a move command.
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

extension View {
  /// Runs an action on a remote control's move command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Runs an action on a remote control's exit command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a remote control's play/pause command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a menu's delete command.
  ///
  /// Inert: there is no menu.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
