import Glibc

/// Warns once of each type that its purpose is not fulfilled.
@MainActor
enum PlaceWarning {
  private static var shown: Set<ObjectIdentifier> = []

  static func show(
    _ type: Any.Type,
    _ what: String = "shows UIKit, of which there is only the place"
  ) {
    guard shown.insert(ObjectIdentifier(type)).inserted else { return }
    let text = "espalier: warning: '\(type)' \(what)\n"
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
