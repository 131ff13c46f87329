/// A value that a node compares with the one of its last evaluation.
@MainActor
final class KeptValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
