internal import ArgumentParser
import Glibc

/// A path as the system has it: bytes, which need not be text.
package struct SystemPath: Sendable, Hashable {
  /// The path without the NUL at its end.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a path that is text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Calls a function with the path as C takes it.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// The path of something in the folder that this is the path of.
  package func appending(_ name: [UInt8]) -> SystemPath {
    let slash = UInt8(ascii: "/")
    return SystemPath(bytes: bytes + (bytes.last == slash ? [] : [slash]) + name)
  }

  /// The path for APIs that take text: a path that is not text becomes one by a descriptor, which
  /// stays open.
  package var text: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let descriptor = withCString { open($0, O_RDONLY | O_NONBLOCK) }
    return descriptor < 0 ? description : "/proc/self/fd/\(descriptor)"
  }
}

extension SystemPath: CustomStringConvertible {
  /// The path for messages and documents, with replacement characters for bytes that are not text.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension SystemPath: ExpressibleByArgument {
  package init?(argument: String) { bytes = ArgumentText.bytes(of: argument) }
}
