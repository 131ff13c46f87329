/// A case with errors, in a file whose other cases are in order.
public struct UnusableCase: Sendable {
  /// The name of the case; its number in the file for one without a name.
  public var name: String
  /// The errors, in the order of the file; at least one.
  public var errors: [Diagnostic]
}
