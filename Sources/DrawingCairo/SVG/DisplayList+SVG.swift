internal import Drawing
internal import ViewValues

extension DisplayList {
  /// Whether each group, by its beginning, holds something that SVG has no words for; the last is
  /// about what is in no group.
  var groupsForPixels: [Bool] {
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
        if mode.css == nil { result[open.last ?? elements.count] = true }
        open.append(index)
        if group.projection != nil || group.mixing != nil || group.isMaskInverse
          || group.clip?.isInverse == true || !group.filters.allSatisfy(\.isForSVG)
        {
          result[index] = true
        }
        continue
      case .end:
        if let closed = open.popLast(), result[closed] {
          // What needs pixels makes pixels of no more than the picture around it.
          if case .begin(let group) = elements[closed], !group.isPicture {
            result[open.last ?? elements.count] = true
          }
        }
        continue
      }
      if mode.css == nil { result[open.last ?? elements.count] = true }
    }
    return result
  }
}
