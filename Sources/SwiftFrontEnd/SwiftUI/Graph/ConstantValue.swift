/// A value that is never written to, so that calling its methods copies nothing: a view holds all views
/// that are written inside of it.
final class ConstantValue<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
