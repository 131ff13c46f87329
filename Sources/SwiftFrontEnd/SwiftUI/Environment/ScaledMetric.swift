internal import LayoutCore
internal import ViewGraph

/// A number that scales with the user's text size (V2.19).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var reader: EnvironmentReader?

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Creates a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size of the environment.
  public var wrappedValue: Value {
    var environment = LayoutCore.EnvironmentValues()
    if let size = reader?.read(\.dynamicTypeSize) { environment.dynamicTypeSize = size.engine }
    if let scale = reader?.read(\.displayScale) { environment.displayScale = Double(scale) }
    return Value(style.engine.scaled(Double(value), in: environment))
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout ScaledMetric, to storage: PropertyStorage) {
    let reader = storage.slot { EnvironmentReader() }
    reader.begin(in: storage)
    property.reader = reader
  }
}

extension ScaledMetric: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    FieldTable.comparing { first, second in
      let first = first.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee
      let second = second.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee
      return first.value == second.value && first.style == second.style
    }
  }
}

// The environment reader is used on the main actor only.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
