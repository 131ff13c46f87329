// Commands of remote controls, keyboards and menus of other platforms: inert, as none are sent.

/// Which way a remote control asks to move.
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

extension View {
  /// Does something when a remote control asks to move.
  ///
  /// Inert: there is none.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Does something when a remote control asks to leave.
  ///
  /// Inert: there is none.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Does something when a remote control asks to play or pause.
  ///
  /// Inert: there is none.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Does something when a menu asks to delete what is selected.
  ///
  /// Inert: there is no menu.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
