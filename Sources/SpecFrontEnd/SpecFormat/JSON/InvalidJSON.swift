/// The reasons why a file is not JSON, or cannot be read as JSON.
package struct InvalidJSON: Error {
  /// At least one error.
  package let diagnostics: [Diagnostic]
  /// Whether the file may be in order and memory has run out.
  package var isForWantOfMemory = false
}
