public import ViewGraph

/// The storage of a view's dynamic properties between evaluations, in their order.
@MainActor
public final class PropertyStorage {
  private var slots: [AnyObject] = []
  private var next = 0
  /// The node of the view.
  public private(set) unowned var node: GraphNode?
  /// The environment of the view.
  public var environment: EnvironmentValues {
    EnvironmentValues(node?.inputs.environment ?? GraphEnvironment())
  }

  nonisolated init() {}

  /// Returns the object that stores a property's state; made at the first evaluation.
  public func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < slots.count, let known = slots[next] as? Object { return known }
    let made = make()
    if next < slots.count { slots[next] = made } else { slots.append(made) }
    return made
  }

  /// Connects the dynamic properties of a view before its evaluation (V2.1).
  func connect<Value>(_ value: inout Value, _ fields: FieldTable, of node: GraphNode) {
    self.node = node
    next = 0
    guard fields.hasDynamicProperties else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      if let address = bytes.baseAddress { fields.connect(address, self) }
    }
  }

  /// Whether a property has read something of the environment that is another value now.
  func differs(in environment: GraphEnvironment) -> Bool {
    for slot in slots {
      if let reader = slot as? EnvironmentReader, reader.differs(in: environment) { return true }
    }
    return false
  }

  /// The view leaves.
  func leave() {
    for slot in slots { (slot as? any PropertySlot)?.leave() }
    slots = []
  }
}

/// The state of a property that has to end when its view is removed.
@MainActor
protocol PropertySlot: AnyObject {
  /// The view leaves.
  func leave()
}
