internal import Synchronization

/// An image whose bytes the program has.
package final class LoadedImage: Sendable {
  /// The bytes of a file.
  package let bytes: [UInt8]
  /// The name of the image in drawings, derived from its bytes.
  package let name: String

  private struct Entry {
    weak var image: LoadedImage?
  }

  private static let known = Mutex<[String: Entry]>([:])

  private init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Returns the image of some bytes.
  package static func of(_ bytes: [UInt8]) -> LoadedImage {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv.
    let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let name = "loaded-" + String(sum, radix: 16)
    return known.withLock { known in
      if let image = known[name]?.image, image.bytes == bytes { return image }
      let image = LoadedImage(bytes, name: name)
      known[name] = Entry(image: image)
      return image
    }
  }

  /// Returns the image of a name, while it is in memory.
  package static func named(_ name: String) -> LoadedImage? {
    known.withLock { $0[name]?.image }
  }
}

extension LoadedImage: Equatable {
  package static func == (first: LoadedImage, second: LoadedImage) -> Bool {
    first === second || first.bytes == second.bytes
  }
}
