/// Says which delegate an app has.
///
/// Inert: there is no application whose delegate it would be, and none is made; reading it stops.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, of which there is none.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Says the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Says which delegate an app has.
///
/// Inert: there is no application whose delegate it would be, and none is made; reading it stops.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, of which there is none.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Says the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
