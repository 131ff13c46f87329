extension View {
  /// Presents an alert for an error while a value is true; its title is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Presents an alert for an error while a value is true; its title is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? error.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
        actions: actions,
        message: message
      )
    )
  }
}
