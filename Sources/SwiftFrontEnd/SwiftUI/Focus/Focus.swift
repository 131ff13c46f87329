extension View {
  /// Binds the view's focus to a value: it has focus while the value is `value`.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }

  /// Binds the view's focus to a flag.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }

  /// Sets the initially focused view (V2.16).
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

  /// Makes the view focusable, or not.
  ///
  /// Inert: only controls, fields and accessibility elements take focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Makes the view focusable for some interactions, or not.
  ///
  /// Inert: only controls, fields and accessibility elements take focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View { self }

  /// Makes the view focusable, or not, and sets a handler of focus changes.
  ///
  /// Inert: only controls, fields and accessibility elements take focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// Disables the focus effect of the view.
  ///
  /// Inert: there is no focus effect.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  /// Makes the views inside one section of focus movement.
  ///
  /// Inert: focus moves from element to element.
  public nonisolated func focusSection() -> some View { self }

  /// Sets the scope of default focus.
  ///
  /// Inert: the scope is the whole screen.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Makes the view the default focus of its scope.
  ///
  /// Inert: use `defaultFocus(_:_:)` for views with a focus binding.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Binds the focus of the nearest search field to a flag.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    focused(binding)
  }

  /// Binds the focus of the nearest search field to a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { focused(binding, equals: value) }
}

/// The moments at which default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// As the screen appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// As the user moves focus near, too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The interactions that a view takes focus for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that are usual on the device.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

extension EnvironmentValues {
  /// `true` if focused views show a focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// `true` if the nearest focusable view has focus.
  public var isFocused: Bool { self[FocusedKey.self] }

  mutating func setFocused(_ isFocused: Bool) { self[FocusedKey.self] = isFocused }
}

private enum FocusedKey: EnvironmentKey {
  static let defaultValue = false
}

// Commands of remote controls, keyboards and menus of other platforms: inert, as none are sent.

/// The direction of a move command.
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

extension View {
  /// Runs an action on a remote control's move command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Runs an action on a remote control's exit command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a remote control's play/pause command.
  ///
  /// Inert: there is no remote control.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a menu's delete command.
  ///
  /// Inert: there is no menu.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
