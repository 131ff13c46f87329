extension View {
  /// Presents an alert while a value is true (V10.11).
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert while a value is true (V10.11).
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        actions: actions,
        message: message
      )
    )
  }

  /// Presents an alert while a value is true (V10.11).
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert while a value is true (V10.11).
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        actions: actions,
        message: message
      )
    )
  }

  /// Presents an alert while a value is true (V10.11).
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents an alert while a value is true (V10.11).
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents an alert about data while a value is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        actions: actions,
        message: message
      )
    )
  }
}

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
