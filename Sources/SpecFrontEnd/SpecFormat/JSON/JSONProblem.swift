/// Something in a text that JSON does not allow.
package struct JSONProblem: Equatable {
  /// The first byte concerned.
  package let offset: Int
  /// What is wrong.
  package let message: String
  /// How to mend it.
  package let hint: String?
}
