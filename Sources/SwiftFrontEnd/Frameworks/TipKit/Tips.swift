import SwiftUI

/// The parts of tips, and their configuration.
public enum Tips {
  /// Whether a tip is shown.
  public enum Status: Equatable, Sendable {
    /// Not yet.
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
    /// It was shown often enough.
    case displayCountExceeded
    /// It was shown long enough.
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

  /// Forgets which tips were closed.
  public static func resetDatastore() throws {
    if Thread.isMainThread { MainActor.assumeIsolated { TipStore.shared.forget() } }
  }

  /// Inert: rules are as they are.
  public static func showAllTipsForTesting() {}

  /// Inert: rules are as they are.
  public static func hideAllTipsForTesting() {}

  /// Inert: rules are as they are.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  /// Inert: how tips are kept and how often they are shown.
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

  /// When a tip is shown.
  public struct Rule: Sendable {
    let holds: @MainActor @Sendable () -> Bool

    /// Creates a rule about a value of a tip.
    public init<Value>(_ parameter: Parameter<Value>, _ holds: @escaping (Value) -> Bool) {
      nonisolated(unsafe) let holds = holds
      self.holds = { holds(parameter.wrappedValue) }
    }

    /// Creates a rule about what has happened: nothing has, when a screen begins.
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

  /// Something that happens in an app.
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

    /// Creates something that happens.
    public init(id: String) { self.id = id }

    /// It happens.
    public func donate() async { sendDonation() }

    /// It happens.
    public func sendDonation() { donations.append(Donation(date: Date())) }
  }

  /// Inert: how often a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates an option.
    public init(_ count: Int) {}
  }

  /// Inert: whether a tip is shown more often than others.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option.
    public init(_ ignores: Bool) {}
  }

  /// Makes actions of the statements of a closure.
  @resultBuilder
  public enum ActionBuilder {
    /// Actions.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    /// An action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Actions.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Actions that are there or not.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The first of two.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// The second of two.
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  /// Makes rules of the statements of a closure.
  @resultBuilder
  public enum RuleBuilder {
    /// Rules.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
    /// A rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Rules that are there or not.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }

  /// Makes options of the statements of a closure.
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
  // It holds a reference that is used on the main actor.

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

/// A rule about a value or about what has happened.
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "EspalierMacros", type: "TipRuleMacro")

/// A rule about a value or about what has happened.
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ body: (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "EspalierMacros", type: "TipRuleMacro")
