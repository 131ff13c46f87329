extension View {
  /// Says what the command to copy takes.
  ///
  /// Inert: there is no keyboard, and no menu of commands.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Says what the command to cut takes away.
  ///
  /// Inert: there is no keyboard, and no menu of commands.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> some View { self }

  /// Says what becomes of what the command to paste brings.
  ///
  /// Inert: there is no keyboard, and no menu of commands.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void,
    validator: @escaping (_ items: [T]) -> [T] = { $0 }
  ) -> some View { self }
}
