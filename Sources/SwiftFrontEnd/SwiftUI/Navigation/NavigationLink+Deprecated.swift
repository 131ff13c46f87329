extension NavigationLink.Activity {
  nonisolated init(_ isActive: Binding<Bool>) {
    self.init {
      isActive.wrappedValue
    } setActive: {
      isActive.wrappedValue = $0
    }
  }

  nonisolated init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
    self.init {
      selection.wrappedValue == tag
    } setActive: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}

extension NavigationLink {
  /// Creates a link to a view that is pushed while a value is true.
  public nonisolated init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .view(destination, Activity(isActive)), label())
  }

  /// Creates a link to a view that is pushed while a value is true.
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .view({ destination }, Activity(isActive)), label())
  }

  /// Creates a link to a view that is pushed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .view(destination, Activity(tag, selection)), label())
  }

  /// Creates a link to a view that is pushed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .view({ destination }, Activity(tag, selection)), label())
  }

  /// Inert: on a phone all links push views.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that is pushed while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, Activity(isActive)), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is pushed while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, Activity(isActive)), Text(title))
  }

  /// Creates a link with a title to a view that is pushed while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(_target: .view({ destination }, Activity(isActive)), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is pushed while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(_target: .view({ destination }, Activity(isActive)), Text(title))
  }

  /// Creates a link with a title to a view that is pushed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, Activity(tag, selection)), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is pushed while a selection has its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, Activity(tag, selection)), Text(title))
  }

  /// Creates a link with a title to a view that is pushed while a selection has its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(_target: .view({ destination }, Activity(tag, selection)), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is pushed while a selection has its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(_target: .view({ destination }, Activity(tag, selection)), Text(title))
  }
}
