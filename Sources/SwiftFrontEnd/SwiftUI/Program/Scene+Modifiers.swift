extension Scene {
  /// Inert: screens have no menu bar.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Inert: screens have no menu bar.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Inert: windows fill the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Inert: windows have no frame.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Inert: windows have no frame.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Inert: no external events arrive.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
