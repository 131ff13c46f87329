/// A value on the heap, which copies share until one changes: as large as a pointer.
struct Indirect<Value: Sendable & Hashable>: Sendable {
  /// The shared storage; a class, so that copies can be told by identity and parts read in place.
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
