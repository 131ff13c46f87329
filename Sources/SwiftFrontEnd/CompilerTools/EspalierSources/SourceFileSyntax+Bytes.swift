import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Reads a source.
  init(bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}
