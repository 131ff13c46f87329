import Glibc
package import SpecFormat

/// Standard error, for everything that is not a result.
package enum StandardError {
  private static let isColored = Terminal.hasColors(STDERR_FILENO)

  package static func write(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(STDERR_FILENO, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno != EINTR { return }
      written += max(0, count)
    }
  }

  /// Prints a diagnostic with its position and hint.
  package static func write(_ diagnostic: Diagnostic) {
    write(diagnostic.rendered(isColored: isColored) + "\n")
  }
}
