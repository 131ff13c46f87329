/// The kinds of views whose submission counts: text fields or search fields.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a set of triggers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action that runs on submission.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// The actions to run on submission, the outermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Runs the actions of a submission, the innermost first.
  func submit(_ trigger: SubmitTriggers) {
    for action in submitActions.reversed() where action.triggers.contains(trigger) {
      action.action()
    }
  }
}

extension View {
  /// Adds an action that runs when a field inside is submitted.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _EnvironmentModifier("onSubmit") {
        $0.submitActions.append(SubmitAction(triggers: triggers, action: action))
      }
    )
  }

  /// Keeps submissions inside from the actions outside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_EnvironmentModifier("submitScope") { if isBlocking { $0.submitActions = [] } })
  }

  /// Inert: there is no keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// The key or button of this name.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// The key or button of this name.
  public static let `continue` = SubmitLabel(name: "continue")
}
