/// Sets the delegate of an app.
///
/// Inert: there is no application; reading the delegate ends the program.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Sets the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Sets the delegate of an app.
///
/// Inert: there is no application; reading the delegate ends the program.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Sets the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
