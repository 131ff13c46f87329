/// Something in a text that JSON does not allow.
package struct JSONProblem: Equatable {
  /// The first byte concerned.
  package let offset: Int
  /// The mistake, in one line.
  package let message: String
  /// A suggested fix.
  package let hint: String?
}
