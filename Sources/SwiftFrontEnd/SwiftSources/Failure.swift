/// The reason why a Swift source does not become a program.
package struct Failure: Error {
  /// The lines to show, with a line feed at the end.
  package let text: String
  /// The status to end with, as sysexits.h has them.
  package let status: Int32
  /// Looks for a word on how to mend it, which may take a moment.
  private var search: (@Sendable () -> String?)?

  /// Creates a failure with the compiler's output, unchanged.
  init(diagnostics: String, status: Int32) {
    text = diagnostics.hasSuffix("\n") ? diagnostics : diagnostics + "\n"
    self.status = status
  }

  package init(_ message: String, hint: String? = nil, status: Int32) {
    text = "espalier: error: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? "")
    self.status = status
  }

  /// The failure without the compiler's names for errors.
  var plain: Failure {
    var failure = Failure(diagnostics: CompilerErrors.plain(text), status: status)
    failure.search = search
    return failure
  }

  /// There is nothing to compile any more.
  package init(withoutSources path: String) {
    self.init(diagnostics: "\(path): error: there are no Swift sources", status: Failure.cannotRead)
  }

  /// The failure with a hint that is looked for when all else has been said.
  func searching(_ search: @escaping @Sendable () -> String?) -> Failure {
    var failure = self
    failure.search = search
    return failure
  }

  /// Writes the error at once, and then the fix.
  package func tell(_ write: (String) -> Void) {
    write(text)
    if let hint = search?() { write("hint: \(hint)\n") }
  }

  static let badSource: Int32 = 65
  static let cannotRead: Int32 = 66
  static let unavailable: Int32 = 69
  static let software: Int32 = 70
  static let cannotWrite: Int32 = 74
}
