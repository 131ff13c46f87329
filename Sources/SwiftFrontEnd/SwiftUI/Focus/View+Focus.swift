extension View {
  /// Ties the view's focus to a value: it has the focus while the value is `value`.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }

  /// Ties the view's focus to a flag.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }

  /// Says which view has the focus at first (V2.16).
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      _AppearanceModifier {
        if let place = binding.place, binding.wrappedValue == place.none {
          binding.wrappedValue = value
        }
      }
    )
  }

  /// Says whether the view can have the focus.
  ///
  /// Inert: what can have it is known of controls, fields and elements.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Says whether the view can have the focus, and what for.
  ///
  /// Inert: what can have it is known of controls, fields and elements.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View { self }

  /// Says whether the view can have the focus, and does something when it gets or loses it.
  ///
  /// Inert: what can have it is known of controls, fields and elements.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// Says whether it is to be seen that the view has the focus.
  ///
  /// Inert: nothing is drawn for that.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  /// Says that the focus goes through the views inside together.
  ///
  /// Inert: the focus goes from element to element.
  public nonisolated func focusSection() -> some View { self }

  /// Says within which views default focus is chosen.
  ///
  /// Inert: it is chosen on the whole screen.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Says that the view has the focus at first.
  ///
  /// Inert: `defaultFocus(_:_:)` says so of views whose focus is tied to a value.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Ties the focus of the nearest search field to a flag.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    focused(binding)
  }

  /// Ties the focus of the nearest search field to a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { focused(binding, equals: value) }
}

/// When a view that has the focus at first gets it.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the screen appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When the user's focus comes near as well.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The interactions that a view takes focus for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that are usual on the device.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
