extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(title))
  }

  /// Creates a link with a title to a view that is built already.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_target: .view({ destination }, nil), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is built already.
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
  /// Creates a link with a title to a value; nil disables it.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a value; nil disables it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(title))
  }
}
