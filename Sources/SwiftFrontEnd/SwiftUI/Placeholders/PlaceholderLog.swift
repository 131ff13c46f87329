package import LayoutCore
internal import Synchronization

/// Which values, modifiers and statements that could not be compiled the code of a screen has come by (V17.3).
///
/// Code may run on any thread.
package enum PlaceholderLog {
  /// What code has come by, by number: whether it decides by what it was given there.
  private static let reached = Mutex<[Int: Bool]>([:])

  /// Begins anew, with what has been come by already.
  package static func begin(with earlier: [Int: Bool] = [:]) { reached.withLock { $0 = earlier } }

  /// Notes that code has come by a placeholder.
  static func note(_ number: Int, decides: Bool) {
    reached.withLock { $0[number] = decides || $0[number] == true }
  }

  /// What has been come by since the beginning.
  package static var numbers: [Int: Bool] { reached.withLock { $0 } }

  /// What has been come by since the beginning, in the order of numbers.
  package static var placeholders: [ViewPlaceholder] {
    let table = PlaceholderTable.current
    return numbers.sorted { $0.key < $1.key }.map { number, decides in
      var placeholder = table[number]
      placeholder.decides = decides
      return placeholder
    }
  }
}
