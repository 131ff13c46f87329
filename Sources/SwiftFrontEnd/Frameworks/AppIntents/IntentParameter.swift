import Foundation

/// A parameter of an intent, without a value from outside.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // As on Apple's systems, an intent is used by one task at a time.

  private var given: Value?

  /// The value; a parameter that was not set has none.
  public var wrappedValue: Value {
    get {
      guard let given else { preconditionFailure("nobody has given the parameter a value") }
      return given
    }
    set { given = newValue }
  }

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  private init(given: Value?) { self.given = given }

  /// Creates a parameter.
  public convenience init(
    title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(given: value ?? Self.nothing)
  }

  /// Creates a parameter within bounds.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    controlStyle: ControlStyle = .field,
    inclusiveRange: (Value, Value)
  ) where Value: Comparable { self.init(given: value) }

  /// Creates a parameter with a provider of its options.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) { self.init(given: value ?? Self.nothing) }

  /// The value of an optional parameter that was not set; nil for other types.
  private static var nothing: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }

  /// The control that a number is entered with.
  public enum ControlStyle: Sendable { case field, slider, stepper }

  /// Always throws: there is no user to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw IntentParameterError.nobodyIsAsked
  }

  /// Returns an error that asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentParameterError.nobodyIsAsked
  }
}

/// The reason that a parameter has no value.
public enum IntentParameterError: Error { case nobodyIsAsked }

extension AppIntent {
  /// A parameter of the intent.
  public typealias Parameter = IntentParameter
}

/// A dependency of an intent or a query.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  /// The dependency, which is not registered.
  public var wrappedValue: Value { preconditionFailure("nobody has registered \(Value.self)") }

  /// Creates a need.
  public init(key: String? = nil) {}
}

/// A property of something that an app has.
@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property without a value.
  public init(title: LocalizedStringResource) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
}

/// Provides the options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The choices.
  associatedtype Result
  /// The choices.
  func results() async throws -> Result
}

// MARK: Summaries

/// The summary of an intent's parameters.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptySummary: ParameterSummary {
  /// Creates nothing.
  public init() {}
}

/// A text with parameters, which is not shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A text with parameters.
  public struct Words: ExpressibleByStringInterpolation, Sendable {
    /// Creates a text.
    public init(stringLiteral value: String) {}
    /// Creates a text.
    public init(stringInterpolation: Interpolation) {}

    /// The interpolation of the phrase.
    public struct Interpolation: StringInterpolationProtocol {
      /// Creates it.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a literal.
      public mutating func appendLiteral(_ literal: String) {}
      /// A parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }
  }

  /// Creates a summary.
  public init(_ words: Words) {}

  /// Creates a summary with parameters below.
  public init(_ words: Words, @ParameterBuilder other: () -> [AnyKeyPath]) {}

  /// Creates a summary of parameters.
  public init(@ParameterBuilder other: () -> [AnyKeyPath]) {}

  /// Builds parameters from the statements of a closure.
  @resultBuilder
  public enum ParameterBuilder {
    /// Parameters.
    public static func buildBlock(_ parameters: AnyKeyPath...) -> [AnyKeyPath] { parameters }
    /// A parameter.
    public static func buildExpression<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> AnyKeyPath { parameter }
  }
}

extension AppIntent {
  /// A text with parameters.
  public typealias Summary = IntentParameterSummary<Self>
}
