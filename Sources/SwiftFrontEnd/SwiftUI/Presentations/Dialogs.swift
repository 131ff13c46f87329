extension View {
  /// Presents a confirmation dialog while a value is true (V10.11).
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility,
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog while a value is true (V10.11).
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(titleKey) },
        titleVisibility: titleVisibility,
        actions: actions,
        message: message
      )
    )
  }

  /// Presents a confirmation dialog while a value is true (V10.11).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        titleVisibility: titleVisibility,
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog while a value is true (V10.11).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in Text(title) },
        titleVisibility: titleVisibility,
        actions: actions,
        message: message
      )
    )
  }

  /// Presents a confirmation dialog while a value is true (V10.11).
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        titleVisibility: titleVisibility,
        actions: actions,
        message: { _ in EmptyView() }
      )
    )
  }

  /// Presents a confirmation dialog while a value is true (V10.11).
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        titleVisibility: titleVisibility,
        actions: { _ in actions() },
        message: { _ in message() }
      )
    )
  }

  /// Presents a confirmation dialog about data while a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? data.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { _ in title },
        titleVisibility: titleVisibility,
        actions: actions,
        message: message
      )
    )
  }

  /// Sets the icon of dialogs.
  ///
  /// Inert: dialogs have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}
