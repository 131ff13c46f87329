extension ViewContent {
  /// Whether this node lays out as another does, with the same views inside of both.
  ///
  /// Equal nodes do, but for texts, which need not have the same bytes; so do those that differ
  /// only in drawing. Closures cannot be compared: two nodes with one are not alike unless one is a
  /// copy of the other.
  func isLike(_ other: ViewContent) -> Bool {
    if case .text = self { return isSpelled(like: other) }
    if case .textRuns = self { return isSpelled(like: other) }
    return self == other || differsInDrawing(from: other)
  }

  private func isSpelled(like other: ViewContent) -> Bool {
    if case .text(let string) = self, case .text(let other) = other {
      return string.isSpelled(like: other)
    }
    if case .textRuns(let runs) = self, case .textRuns(let others) = other {
      return runs.elementsEqual(others, by: TextRun.isLike)
    }
    return false
  }

  /// Whether two nodes that are not equal differ in nothing that layout reads.
  private func differsInDrawing(from other: ViewContent) -> Bool {
    if case .modifier(let modifier) = self, case .modifier(let other) = other {
      return modifier.differsInDrawing(from: other)
    }
    if case .measuredText(_, let text) = self, case .measuredText(_, let other) = other {
      return text == other
    }
    if case .image(_, let size, let insets) = self,
      case .image(_, let otherSize, let others) = other
    {
      return size == otherSize && insets == others
    }
    if case .color = self, case .color = other { return true }
    if case .canvas(_, nil) = self, case .canvas(_, nil) = other { return true }
    return false
  }
}

extension ModifierContent {
  /// Whether two modifiers that are not equal differ in nothing that layout reads; the effect of an
  /// environment change is not compared.
  fileprivate func differsInDrawing(from other: ModifierContent) -> Bool {
    if role == .drawing || role == .environment { return role == other.role }
    if case .annotation(_, bringsViews: true) = self,
      case .annotation(_, bringsViews: true) = other
    {
      return true
    }
    if case .backgroundStyle(_, let edges) = self, case .backgroundStyle(_, let other) = other {
      return edges == other
    }
    if case .overlayStyle(_, let edges) = self, case .overlayStyle(_, let other) = other {
      return edges == other
    }
    if case .backgroundShape(_, let shape, _) = self,
      case .backgroundShape(_, let other, _) = other
    {
      return shape == other
    }
    if case .overlayShape(_, let shape, _) = self, case .overlayShape(_, let other, _) = other {
      return shape == other
    }
    return false
  }
}

extension String {
  /// Whether two strings have the same bytes; equal ones may have others.
  fileprivate func isSpelled(like other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).hasSameBytes(as: UnsafeRawBufferPointer($0))
      }
    }
    return isSame == true
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return self[offset...].elementsEqual(other[offset...])
  }
}

extension TextRun {
  /// Whether two runs are the same characters or image with the same look.
  fileprivate static func isLike(_ run: TextRun, _ other: TextRun) -> Bool {
    run.change == other.change && run.image == other.image
      && run.content.isSpelled(like: other.content)
  }
}
