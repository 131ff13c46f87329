/// A value in memory of its own, which copies share until one changes: as large as a pointer.
struct Indirect<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case value(Value)
  }

  private var storage: Storage

  init(_ value: Value) { storage = .value(value) }

  var value: Value {
    get {
      switch storage {
      case .value(let value): value
      }
    }
    set { storage = .value(newValue) }
  }
}
