internal import CProgramSupport
package import LayoutCore
package import ProgramSupport
internal import Synchronization

/// The placeholders of code that could not be compiled, by the numbers in the compiled code
/// (V17.1).
package struct PlaceholderTable: Sendable {
  private let placeholders: [Int: ViewPlaceholder]
  /// The types of the program.
  private let types: ProgramTypes?

  /// The table of the program; without placeholders until it is set.
  package static var current: PlaceholderTable {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex(PlaceholderTable("", files: []))

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: A line for each placeholder, in the order of their numbers from 0 on: the index of
  ///     the file or its path, line, column, kind, name and reason, with tabs between. A line `@`
  ///     with a number is the number of the next one.
  ///   - files: The files that the indices are of.
  ///   - types: The types of the program.
  package init(_ text: String, files: [String], types: ProgramTypes? = nil) {
    var placeholders: [Int: ViewPlaceholder] = [:]
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == "@", let next = Int(line.dropFirst()) {
        number = next
        continue
      }
      placeholders[number] = ViewPlaceholder(line, files: files)
      number += 1
    }
    self.placeholders = placeholders
    self.types = types
  }

  /// The placeholder of a number; an unknown one if the table has none.
  package subscript(number: Int) -> ViewPlaceholder {
    placeholders[number]
      ?? ViewPlaceholder(.view, "placeholder \(number)", reason: "nothing is known of it")
  }

  /// Whether the program has any.
  package var isEmpty: Bool { placeholders.isEmpty }

  /// All placeholders, in the order of their numbers.
  package var all: [ViewPlaceholder] {
    placeholders.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the program's types that conform to a protocol by its name; those that are named like
  /// stand-ins come first.
  func types(conformingToProtocolNamed name: String) -> [Any.Type] {
    let types = types?.conforming(toProtocolNamed: name) ?? []
    func isStandIn(_ type: Any.Type) -> Bool {
      let name = String(describing: type)
      return PlaceholderTable.namesOfStandIns.contains { name.contains($0) }
    }
    return types.filter(isStandIn) + types.filter { !isStandIn($0) }
  }

  /// Parts of the names of types that stand in for others and do nothing.
  private static let namesOfStandIns = [
    "NoOp", "Noop", "Mock", "Preview", "Stub", "Empty", "Fake", "Dummy",
  ]
}

extension ViewPlaceholder {
  /// Reads a line of a table; nil if it is none.
  fileprivate init?(_ line: Substring, files: [String]) {
    let fields = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
    guard fields.count == 6, let kind = Kind(rawValue: String(fields[3])) else { return nil }
    let file = Int(fields[0]).flatMap { files.indices.contains($0) ? files[$0] : nil }
    self.init(
      kind,
      String(fields[4]),
      reason: String(fields[5]),
      file: file ?? String(fields[0]),
      line: Int(fields[1]) ?? 1,
      column: Int(fields[2]) ?? 1
    )
  }
}

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

  /// Whether code has branched on the value of a placeholder since the beginning.
  static var hasDecided: Bool { reached.withLock { $0.values.contains(true) } }

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
