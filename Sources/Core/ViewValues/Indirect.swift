/// A value in memory of its own, which copies share until one changes: as large as a pointer.
struct Indirect<Value: Sendable & Hashable>: Sendable {
  /// What copies share; a class, so that they are seen to be copies, and parts are read in place.
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Indirect: Hashable {
  static func == (left: Indirect, right: Indirect) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}
