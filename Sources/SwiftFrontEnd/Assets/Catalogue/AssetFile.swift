internal import Foundation

/// A file beside the sources that is read as a whole.
enum AssetFile {
  /// The most bytes of one: a table of strings of 64 MB has a million entries.
  ///
  /// A sparse file has many for nothing.
  static let mostBytes = 64_000_000

  /// The bytes of a file.
  static func contents(_ path: String) throws -> Data {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    )
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw CocoaError(.fileReadUnknown)
    }
    guard let size = attributes[.size] as? UInt64, size <= mostBytes else {
      FileHandle.standardError.write(
        Data("\(path): warning: not read: it has more than \(mostBytes) bytes\n".utf8)
      )
      throw CocoaError(.fileReadTooLarge)
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
