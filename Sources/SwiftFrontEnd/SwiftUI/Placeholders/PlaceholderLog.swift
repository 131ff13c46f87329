package import LayoutCore
internal import Synchronization

/// Which values, modifiers and statements that could not be compiled the code of a screen has come by (V17.3).
///
/// Code may run on any thread.
package enum PlaceholderLog {
  /// The placeholders that were reached, by number; `true` if the code branches on the value.
  private static let reached = Mutex<[Int: Bool]>([:])

  /// Begins anew, with what has been come by already.
  package static func begin(with earlier: [Int: Bool] = [:]) { reached.withLock { $0 = earlier } }

  /// Notes that code has come by a placeholder.
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
