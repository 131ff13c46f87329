extension Range<Int> {
  /// Whether another range is in this one.
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Character {
  var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension [UInt8] {
  /// Whether some bytes follow each other in these.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    return withUnsafeBufferPointer { all in
      part.withUnsafeBufferPointer { part in
        var next = 0
        while next <= all.count - part.count {
          guard let found = all[next...].firstIndex(of: first), found <= all.count - part.count
          else { return false }
          var length = 1
          while length < part.count, all[found + length] == part[length] { length += 1 }
          if length == part.count { return true }
          next = found + 1
        }
        return false
      }
    }
  }
}
