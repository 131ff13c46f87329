internal import Foundation
internal import Synchronization

/// Warnings for arguments without meaning, such as NaN (T6.12, T8.1).
enum ViewWarning {
  /// Writes a warning, to where errors go.
  @MainActor static var write: (String) -> Void = { writeToErrors($0) }

  private static let said = Mutex<Set<String>>([])

  /// Writes a warning once.
  nonisolated static func writeOnce(_ text: String) {
    if said.withLock({ $0.insert(text).inserted }) { writeToErrors(text) }
  }

  private nonisolated static func writeToErrors(_ text: String) {
    FileHandle.standardError.write(Data("espalier: warning: \(text)\n".utf8))
  }

  /// Returns a number; another one, with a warning, if it is NaN.
  ///
  /// - Parameter name: The name of the number in the warning.
  nonisolated static func number(_ number: Double, or other: Double, of name: String) -> Double {
    guard number.isNaN else { return number }
    writeOnce("\(name) is not a number; \(other.formatted()) stands for it")
    return other
  }

  /// Returns a count of pixels in a point; 1, with a warning, if the number is not positive and
  /// finite.
  nonisolated static func scale(_ scale: Double) -> Double {
    guard !(scale > 0 && scale.isFinite) else { return scale }
    writeOnce("an image has the scale \(scale); it is shown as with 1")
    return 1
  }
}

/// Writes a warning once, for other modules.
public func _warnOnce(_ text: String) { ViewWarning.writeOnce(text) }

/// Returns the count of pixels in a point of an image; 1, with a warning, for an invalid number.
public func _imageScale(_ scale: CGFloat) -> CGFloat { ViewWarning.scale(scale) }
