/// The reasons why a file is not JSON.
package struct InvalidJSON: Error {
  /// At least one error.
  package let diagnostics: [Diagnostic]
}
