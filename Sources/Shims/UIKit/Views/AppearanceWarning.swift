import Foundation

/// What is said of looks that are set for all views of a class of UIKit: SwiftUI's own are not made of them
/// here.
@MainActor
enum AppearanceWarning {
  /// The names that something was said of.
  private static var told: Set<String> = []
  /// Writes a warning, to where errors go.
  static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data("espalier: warning: \(text)\n".utf8))
  }

  /// Says once of a class that its appearance is not shown.
  static func tell(of type: Any.Type) {
    let name = "\(type)"
    guard told.insert(name).inserted else { return }
    write("\(name).appearance() is not shown: SwiftUI's views are not drawn by UIKit here")
  }
}
