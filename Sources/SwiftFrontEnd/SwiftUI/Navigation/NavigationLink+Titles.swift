extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(titleKey))
  }

  /// Creates a link with a title as it is to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(title))
  }

  /// Creates a link with a title to a view that has been made.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_target: .view({ destination }, nil), Text(titleKey))
  }

  /// Creates a link with a title as it is to a view that has been made.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(_target: .view({ destination }, nil), Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value; nil disables it.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_target: .value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to a value; nil leads nowhere.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(titleKey))
  }

  /// Creates a link with a title as it is to a value; nil leads nowhere.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(title))
  }
}
