import SwiftUI

/// The parts of tips, and their configuration.
public enum Tips {
  /// Whether a tip is shown.
  public enum Status: Equatable, Sendable {
    /// Not shown yet.
    case pending
    /// It is.
    case available
    /// The tip does not show again.
    case invalidated(InvalidationReason)
  }

  /// The reason that a tip does not show again.
  public enum InvalidationReason: String, Sendable {
    /// The action of the tip was performed.
    case actionPerformed
    /// The tip was displayed as often as its options allow.
    case displayCountExceeded
    /// The tip was displayed as long as its options allow.
    case displayDurationExceeded
    /// The tip was closed.
    case tipClosed
  }

  /// Configures tips, which do not show before.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    if Thread.isMainThread {
      MainActor.assumeIsolated { TipStore.shared.isShown = true }
    } else {
      Task { @MainActor in TipStore.shared.isShown = true }
    }
  }

  /// Resets the tips that were closed.
  public static func resetDatastore() throws {
    if Thread.isMainThread { MainActor.assumeIsolated { TipStore.shared.forget() } }
  }

  /// Inert: the rules apply.
  public static func showAllTipsForTesting() {}

  /// Inert: the rules apply.
  public static func hideAllTipsForTesting() {}

  /// Inert: the rules apply.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  /// Inert: an option for the storage and the frequency of tips.
  public struct ConfigurationOption: Sendable {
    /// The frequency of tips.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// The location of the store of tips.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }

    /// Inert: tips are shown when their rules hold.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }

    /// Inert: tips are kept in memory.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// An action of a tip.
  public struct Action: Identifiable, Sendable {
    /// The stable identity.
    public let id: String
    /// The position among the tip's actions.
    public let index: Int?
    let label: @Sendable () -> Text
    let perform: @Sendable () -> Void
    /// The handler of the action.
    public var handler: @Sendable () -> Void { perform }

    /// Creates an action.
    public init(
      id: String? = nil,
      _ label: @escaping @Sendable @autoclosure () -> Text,
      perform: @escaping @Sendable () -> Void = {}
    ) {
      self.id = id ?? ""
      index = nil
      self.label = label
      self.perform = perform
    }

    /// Creates an action.
    public init(
      id: String? = nil,
      title: some StringProtocol,
      perform: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, Text(title), perform: perform)
    }
  }

  /// A rule for the display of a tip.
  public struct Rule: Sendable {
    let holds: @MainActor @Sendable () -> Bool

    /// Creates a rule on a parameter.
    public init<Value>(_ parameter: Parameter<Value>, _ holds: @escaping (Value) -> Bool) {
      nonisolated(unsafe) let holds = holds
      self.holds = { holds(parameter.wrappedValue) }
    }

    /// Creates a rule on an event; a screen begins without donations.
    public init(_ event: Event, _ holds: @escaping (Event) -> Bool) {
      nonisolated(unsafe) let holds = holds
      self.holds = { holds(event) }
    }
  }

  /// A value of a tip's, which rules ask for.
  @Observable
  public final class Parameter<Value>: @unchecked Sendable {
    // As on Apple's systems, views and rules use it on the main actor.

    /// The value.
    public var wrappedValue: Value

    /// Creates a value.
    public init(_ value: Value) { wrappedValue = value }
  }

  /// An event in an app.
  @Observable
  public final class Event: Identifiable, @unchecked Sendable {
    // As on Apple's systems, views and rules use it on the main actor.

    /// The information on an event.
    public struct Donation: Sendable {
      /// When.
      public let date: Date
    }

    /// The stable identity.
    public let id: String
    /// The events that were donated.
    public private(set) var donations: [Donation] = []

    /// Creates an event.
    public init(id: String) { self.id = id }

    /// It happens.
    public func donate() async { sendDonation() }

    /// It happens.
    public func sendDonation() { donations.append(Donation(date: Date())) }
  }

  /// Inert: the maximum count of a tip's displays.
  public struct MaxDisplayCount: TipOption {
    /// Creates an option.
    public init(_ count: Int) {}
  }

  /// Inert: exempts a tip from the display frequency.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option.
    public init(_ ignores: Bool) {}
  }

  /// Builds actions from the statements of a closure.
  @resultBuilder
  public enum ActionBuilder {
    /// Actions.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    /// An action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Actions.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// An `if` without `else`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The first branch.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// The second branch.
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  /// Builds rules from the statements of a closure.
  @resultBuilder
  public enum RuleBuilder {
    /// Rules.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
    /// A rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// An `if` without `else`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }

  /// Builds options from the statements of a closure.
  @resultBuilder
  public enum OptionsBuilder {
    /// Options.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap(\.self)
    }
    /// An option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Options.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
  }
}

/// A value of a tip's, which rules ask for by its dollar name.
@propertyWrapper
public struct Parameter<Value>: @unchecked Sendable {
  // It has a reference that is used on the main actor.

  /// The parameter, for rules.
  public let projectedValue: Tips.Parameter<Value>

  /// The value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// Creates a value.
  public init(wrappedValue: Value) { projectedValue = Tips.Parameter(wrappedValue) }
}

/// Creates a rule on a parameter.
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "EspalierMacros", type: "TipRuleMacro")

/// Creates a rule on an event.
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ body: (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "EspalierMacros", type: "TipRuleMacro")
