/// Builds a summary from the statements of a closure.
@resultBuilder
public enum ParameterSummaryBuilder {
  /// A summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}

/// The comparison of a parameter with a value.
public enum ParameterComparisonOperator: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf
  case hasAnyValue, hasNoValue
}

/// A summary that depends on a parameter, which is not shown.
public struct IntentParameterSummaryCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary for a comparison that holds, and one for others.
  public init<Value, Then: ParameterSummary, Else: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder _ then: () -> Then,
    @ParameterSummaryBuilder otherwise: () -> Else
  ) {}

  /// Creates a summary for a parameter with a value, and one without.
  public init<Value, Then: ParameterSummary, Else: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterComparisonOperator,
    @ParameterSummaryBuilder _ then: () -> Then,
    @ParameterSummaryBuilder otherwise: () -> Else
  ) {}
}

extension AppIntent {
  /// A summary that depends on a parameter.
  public typealias When = IntentParameterSummaryCondition<Self>
}
