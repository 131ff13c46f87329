import Glibc

/// Says once of each type that its place stays empty.
@MainActor
enum PlaceWarning {
  private static var shown: Set<ObjectIdentifier> = []

  static func show(_ type: Any.Type) {
    guard shown.insert(ObjectIdentifier(type)).inserted else { return }
    let text = "espalier: warning: '\(type)' shows UIKit, of which there is only the place\n"
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
