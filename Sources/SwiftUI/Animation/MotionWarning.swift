internal import Foundation

/// What is said of views that are to move in a way that has no meaning (T6.12, T8.1).
@MainActor
enum MotionWarning {
  /// Writes a warning, to where errors go.
  static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data("espalier: warning: \(text)\n".utf8))
  }
}
