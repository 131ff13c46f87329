/// The bytes of a shared library, in which some references can be made weak: the loader leaves them
/// empty where it has nothing for them.
///
/// Only what the loader reads is looked at, in the form that 64-bit Linux has.
struct SharedObject {
  private(set) var bytes: [UInt8]
  private var segments: [(address: Int, offset: Int, size: Int)] = []
  private var dynamic = 0..<0

  /// Reads a library; nil if it is none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let table = read(32, 8)
    let (size, count) = (read(54, 2), read(56, 2))
    guard table >= 0, table < bytes.count else { return nil }
    for start in (0..<count).map({ table + $0 * size }) {
      guard start + 56 <= bytes.count else { return nil }
      let offset = read(start + 8, 8)
      let length = read(start + 32, 8)
      guard offset >= 0, length >= 0, offset <= bytes.count - length else { return nil }
      switch read(start, 4) {
      case 1: segments.append((read(start + 16, 8), offset, length))
      case 2: dynamic = offset..<offset + length
      default: continue
      }
    }
  }

  /// Takes a library away from those that are loaded with this one, and makes the references to the
  /// symbols of its module weak.
  ///
  /// - Returns: Whether there was anything to take away.
  mutating func forget(_ library: String, module: String) -> Bool {
    guard let names = offset(of: 5), let symbols = offset(of: 6), let hash = offset(of: 0x6FFF_FEF5)
    else { return false }
    let entries = stride(from: dynamic.lowerBound, to: dynamic.upperBound - 15, by: 16)
    let needed = entries.first { entry in
      read(entry, 8) == 1 && isString(at: names &+ read(entry + 8, 8), library)
    }
    guard let needed else { return false }
    for index in needed..<dynamic.upperBound {
      bytes[index] = index + 16 < dynamic.upperBound ? bytes[index + 16] : 0
    }
    // Those that others define come before those that can be found here.
    let name = Array("\(module.utf8.count)\(module)".utf8)
    for symbol in (1..<max(1, read(hash + 4, 4))).map({ symbols + $0 * 24 }) {
      guard symbol + 24 <= bytes.count, read(symbol + 6, 2) == 0 else { continue }
      guard contains(name, at: names + read(symbol, 4)) else { continue }
      let weak: UInt8 = 2
      bytes[symbol + 4] = weak << 4 | bytes[symbol + 4] & 0xF
    }
    return true
  }

  /// Returns the offset in the file of the data that an entry of the dynamic section points to.
  private func offset(of tag: Int) -> Int? {
    let entries = stride(from: dynamic.lowerBound, to: dynamic.upperBound - 15, by: 16)
    guard let entry = entries.first(where: { read($0, 8) == tag }) else { return nil }
    let address = read(entry + 8, 8)
    let segment = segments.first { $0.address <= address && address - $0.address < $0.size }
    return segment.map { address - $0.address + $0.offset }
  }

  /// A number of the file; -1 where there is none.
  private func read(_ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - count else { return -1 }
    let bits = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  private func string(at offset: Int) -> ArraySlice<UInt8> {
    guard bytes.indices.contains(offset) else { return [] }
    return bytes[offset...].prefix { $0 != 0 }
  }

  private func isString(at offset: Int, _ text: String) -> Bool {
    string(at: offset).elementsEqual(text.utf8)
  }

  private func contains(_ part: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0 else { return false }
    var (next, matched) = (offset, 0)
    while next < bytes.count, bytes[next] != 0, matched < part.count {
      // The part begins with its only digits, so a mismatch can only be its beginning.
      matched = bytes[next] == part[matched] ? matched + 1 : bytes[next] == part[0] ? 1 : 0
      next += 1
    }
    return matched == part.count
  }
}
