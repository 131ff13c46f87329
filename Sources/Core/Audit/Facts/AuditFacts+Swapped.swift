package import LayoutCore

extension AuditFacts {
  /// The containers whose views a program puts the other way round from right to left, so that they keep
  /// the places that they have left to right.
  ///
  /// - Parameter usual: The screen left to right.
  package func swappedContainers(besides usual: AuditFacts) -> [Leftover] {
    var inside: [Int: [Int]] = [:]
    for (index, view) in views.enumerated() {
      if let parent = view.parent { inside[parent, default: []].append(index) }
    }
    var usualInside: [Int: [Int]] = [:]
    for (index, view) in usual.views.enumerated() {
      if let parent = view.parent { usualInside[parent, default: []].append(index) }
    }
    return inside.sorted { $0.key < $1.key }.compactMap { container, children in
      guard views[container].layoutDirection == .rightToLeft,
        let other = usual.viewsByID[views[container].id], let others = usualInside[other]
      else { return nil }
      let named = children.filter { !words(in: $0).isEmpty }
      let usualNamed = others.filter { !usual.words(in: $0).isEmpty }
      let (texts, usualTexts) = (named.map(words), usualNamed.map(usual.words))
      guard texts.count > 1, texts == usualTexts.reversed(), texts != usualTexts else { return nil }
      // They lie beside each other, and where they are left to right.
      let isRow = zip(named, usualNamed.reversed()).allSatisfy { one, other in
        (views[one].frame.minX - usual.views[other].frame.minX).magnitude < 1
      }
      let isBeside = zip(named, named.dropFirst()).allSatisfy { one, next in
        let (first, second) = (views[one].frame, views[next].frame)
        return second.maxX <= first.minX + 1 || first.maxX <= second.minX + 1
      }
      guard isRow, isBeside else { return nil }
      return Leftover(
        view: container,
        kind: .order,
        reason:
          "right to left it has \(AuditWords.quoted(texts[0])) first, and so at the same place"
      )
    }
  }

  /// The words and names of what is in a view.
  private func words(in view: Int) -> String {
    (view..<views[view].end).compactMap { index in
      switch views[index].kind {
      case .text: views[index].string
      case .symbol(let name): name
      case .image(let name): name
      case .canvas, .shape, .color, .control, .placeholder, .other: nil
      }
    }.joined(separator: " ")
  }
}
