/// A stored property that takes part in the life of its view (V2.1).
public protocol DynamicProperty {
  /// Called before each evaluation of the view.
  mutating func update()

  /// Connects the property with its stored value.
  @MainActor static func _connect(_ property: inout Self, to storage: PropertyStorage)
}

extension DynamicProperty {
  /// Does nothing: most properties only need their storage.
  public mutating func update() {}

  /// Connects the nested dynamic properties.
  @MainActor
  public static func _connect(_ property: inout Self, to storage: PropertyStorage) {
    let fields = FieldTable.of(Self.self)
    guard fields.hasDynamicProperties else { return }
    withUnsafeMutableBytes(of: &property) { bytes in
      if let address = bytes.baseAddress { fields.connect(address, storage) }
    }
  }
}
