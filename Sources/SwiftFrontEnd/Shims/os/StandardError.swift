import Glibc

/// Writes messages to standard error.
enum StandardError {
  /// Writes a text at once, so that messages of several threads stay whole.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
