public import ViewGraph

// The expansion of `#Preview` says with it where its expressions stand (V22.1).

precedencegroup ExpressionPlacePrecedence {
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ‡⁂ : ExpressionPlacePrecedence

/// Returns a value, and notes where the expression stands that has made it: the file, line and column.
@discardableResult
public func ‡⁂ <Value>(value: Value, place: (StaticString, Int, Int)) -> Value {
  if ExpressionTrace.isOn {
    ExpressionTrace.note(
      placeOf: Value.self,
      ViewExpression.Place(fileID: place.0, line: place.1, column: place.2)
    )
  }
  return value
}
