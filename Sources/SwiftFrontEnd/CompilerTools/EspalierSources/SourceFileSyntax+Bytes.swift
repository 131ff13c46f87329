import Dispatch
import SwiftParser
import SwiftSyntax
import Synchronization

extension SourceFileSyntax {
  /// Reads a source.
  init(bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Reads sources on all processors: reading takes most of the program's time.
  ///
  /// - Parameter known: Returns the tree of the source of a number if it has been read before.
  static func all(
    _ sources: [[UInt8]],
    known: (Int) -> SourceFileSyntax? = { _ in nil }
  ) -> [SourceFileSyntax] {
    let trees = Mutex(sources.indices.map(known))
    DispatchQueue.concurrentPerform(iterations: sources.count) { number in
      guard trees.withLock({ $0[number] == nil }) else { return }
      let tree = SourceFileSyntax(bytes: sources[number])
      trees.withLock { $0[number] = tree }
    }
    return trees.withLock { $0.compactMap(\.self) }
  }
}
