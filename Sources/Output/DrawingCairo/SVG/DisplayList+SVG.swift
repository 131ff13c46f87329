internal import Drawing
internal import ViewValues

extension DisplayList {
  /// Whether each group, by its beginning, has content that SVG cannot express; the last is for
  /// elements outside of groups.
  var groupsForPixels: [Bool] {
    groupsForPixels {
      $0.css == nil
    } isForPixels: { group in
      group.projection != nil || group.mixing != nil || group.isMaskInverse
        || group.clip?.isInverse == true || !group.filters.allSatisfy(\.isForSVG)
    }
  }

  /// The same for any kind of file.
  ///
  /// - Parameters:
  ///   - seesBackdrop: Whether a mode can only be computed with the pixels behind.
  ///   - isForPixels: Whether a group's effects cannot be expressed.
  func groupsForPixels(
    where seesBackdrop: (DisplayBlendMode) -> Bool,
    isForPixels: (DisplayGroup) -> Bool
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: elements.count + 1)
    var open: [Int] = []
    for (index, element) in elements.enumerated() {
      let mode: DisplayBlendMode
      switch element {
      case .fill(_, _, _, let own), .stroke(_, _, _, _, let own), .text(_, let own),
        .image(_, let own):
        mode = own
      case .backdrop, .mask: continue
      case .begin(let group):
        mode = group.blendMode
        if seesBackdrop(mode) { result[open.last ?? elements.count] = true }
        open.append(index)
        if isForPixels(group) { result[index] = true }
        continue
      case .end:
        if let closed = open.popLast(), result[closed] {
          // Elements that need pixels make pixels of no more than the picture around them.
          if case .begin(let group) = elements[closed], !group.isPicture {
            result[open.last ?? elements.count] = true
          }
        }
        continue
      }
      if seesBackdrop(mode) { result[open.last ?? elements.count] = true }
    }
    return result
  }
}
