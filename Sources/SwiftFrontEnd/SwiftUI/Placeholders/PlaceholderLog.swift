package import LayoutCore
internal import Synchronization

/// The values, modifiers and statements that could not be compiled and that a screen's code has
/// reached (V17.3).
///
/// It may be called on any thread.
package enum PlaceholderLog {
  /// The placeholders that were reached, by number; `true` if the code branches on the value.
  private static let reached = Mutex<[Int: Bool]>([:])

  /// Resets the log, with the placeholders that were reached before.
  package static func begin(with earlier: [Int: Bool] = [:]) { reached.withLock { $0 = earlier } }

  /// Records that code has reached a placeholder.
  static func note(_ number: Int, decides: Bool) {
    reached.withLock { $0[number] = decides || $0[number] == true }
  }

  /// The placeholders that were reached since the beginning.
  package static var numbers: [Int: Bool] { reached.withLock { $0 } }

  /// The placeholders that were reached since the beginning, by number.
  package static var placeholders: [ViewPlaceholder] {
    let table = PlaceholderTable.current
    return numbers.sorted { $0.key < $1.key }.map { number, decides in
      var placeholder = table[number]
      placeholder.decides = decides
      return placeholder
    }
  }
}
