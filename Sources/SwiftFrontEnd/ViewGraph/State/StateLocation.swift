#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The storage of a `@State`'s value: with the node of its view.
///
/// It can be shared although values need not be `Sendable`: `value` is only accessed while the lock
/// is held, and readers only on the main actor.
public final class StateLocation<Value>: GraphDependency, @unchecked Sendable {
  private let lock = ValueLock()
  private var value: Value
  /// The write of the current evaluation, which takes effect once the views are evaluated again.
  private var pending: PendingWrite<Value>?
  @MainActor private var readers: [ObjectIdentifier: StateReader<Value>] = [:]
  private let isEqual: (Value, Value) -> Bool

  /// Creates the storage of a value.
  ///
  /// - Parameter isEqual: Whether writing one over the other changes nothing (V2.7).
  public init(_ value: Value, isEqual: @escaping (Value, Value) -> Bool) {
    self.value = value
    self.isEqual = isEqual
  }

  /// Reads the value and makes the current evaluation depend on it: in that it is the value of this
  /// update, elsewhere the newest (V2.5).
  public func read() -> Value { read(of: nil) }

  /// Reads the value and makes the current evaluation depend on a part alone (V3.5).
  ///
  /// - Parameter isSamePart: Whether the part is the same in two values.
  public func read(ofPart isSamePart: @escaping (Value, Value) -> Bool) -> Value {
    read(of: isSamePart)
  }

  private func read(of isSamePart: ((Value, Value) -> Bool)?) -> Value {
    guard GraphEvaluation.isOnMainThread else { return newest }
    nonisolated(unsafe) let isSamePart = isSamePart
    let isEvaluating = MainActor.assumeIsolated {
      noteReader(of: isSamePart)
      return GraphEvaluation.isRunning
    }
    return isEvaluating ? locked : newest
  }

  /// The newest value, read without a dependency.
  public func peek() -> Value { newest }

  /// Writes the value; its readers are evaluated again.
  ///
  /// While a body runs that waits until the views are evaluated next (V2.5).
  public func write(_ new: Value) {
    nonisolated(unsafe) let given = new
    let write = PendingWrite(value: given)
    guard GraphEvaluation.isOnMainThread else {
      Task { @MainActor in self.write(write.value) }
      return
    }
    if MainActor.assumeIsolated({ postpones(write) }) { return }
    nonisolated(unsafe) let old = locked
    if isEqual(old, new) { return }
    // Writes in another transaction are another update.
    MainActor.assumeIsolated { readers.values.first?.node.graph.beginWrite() }
    locked = new
    MainActor.assumeIsolated {
      for reader in Array(readers.values) where reader.seesChange(from: old, to: given) {
        reader.node.invalidate()
      }
    }
  }

  /// Whether a write comes from a running body, and so waits.
  @MainActor
  private func postpones(_ write: PendingWrite<Value>) -> Bool {
    guard let node = GraphEvaluation.current else {
      replacePending(with: nil)
      return false
    }
    if replacePending(with: write) == nil {
      node.graph.postpone { [self] in
        if let write = replacePending(with: nil) { self.write(write.value) }
      }
    }
    return true
  }

  /// Replaces the waiting write.
  ///
  /// - Returns: The former one.
  @discardableResult
  private func replacePending(with write: PendingWrite<Value>?) -> PendingWrite<Value>? {
    lock.lock()
    defer { lock.unlock() }
    let old = pending
    pending = write
    return old
  }

  /// The last written value, under the lock.
  private var newest: Value {
    lock.lock()
    defer { lock.unlock() }
    return pending?.value ?? value
  }

  /// The value, under the lock.
  private var locked: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return value
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      value = newValue
    }
  }

  @MainActor
  private func noteReader(of isSamePart: ((Value, Value) -> Bool)?) {
    guard let node = GraphEvaluation.current else { return }
    if readers[ObjectIdentifier(node)]?.note(isSamePart) == nil {
      readers[ObjectIdentifier(node)] = StateReader(node, isSamePart)
      node.dependencies.append(self)
    }
  }

  /// Forgets a reader.
  public func forget(_ node: GraphNode) { readers[ObjectIdentifier(node)] = nil }
}

/// A view that has read a state, and the parts that it has read.
private struct StateReader<Value> {
  let node: GraphNode
  /// Whether the parts that it has read are the same in two values; nil if it has read all.
  private var parts: [(Value, Value) -> Bool]?

  /// The largest number of parts; more count as the whole value.
  private static var mostParts: Int { 8 }

  init(_ node: GraphNode, _ isSamePart: ((Value, Value) -> Bool)?) {
    self.node = node
    parts = isSamePart.map { [$0] }
  }

  /// Notes that it has read another part, or the whole value.
  mutating func note(_ isSamePart: ((Value, Value) -> Bool)?) {
    guard let isSamePart, let known = parts, known.count < Self.mostParts else {
      parts = nil
      return
    }
    parts?.append(isSamePart)
  }

  /// Whether something that it has read differs between two values.
  func seesChange(from old: Value, to new: Value) -> Bool {
    guard let parts else { return true }
    return parts.contains { !$0(old, new) }
  }
}

/// A value on its way to the main actor, or to the next update.
///
/// It can be handed over although it need not be `Sendable`: a writer on another thread gives it
/// away.
private struct PendingWrite<Value>: @unchecked Sendable {
  let value: Value
}

/// A lock around a value of any type, which `Mutex` would only take as its own.
private final class ValueLock: Sendable {
  // A mutex may be used by several threads; it does not move, since nothing else holds it.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
}
