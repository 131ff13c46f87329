extension BusElement {
  /// The first element in preorder, this one included, that a condition holds for.
  package func first(where condition: (BusElement) throws -> Bool) throws -> BusElement? {
    var open = [self]
    while let element = open.popLast() {
      if try condition(element) { return element }
      open += try element.children().reversed()
    }
    return nil
  }

  /// What the elements say of each other that does not fit together, a sentence each.
  ///
  /// Every child names its parent and its place, and its rectangle from the window's corner is the
  /// one from its parent's corner moved by the parent's.
  package func inconsistencies() throws -> [String] {
    var sentences: [String] = []
    var open = [self]
    while let element = open.popLast() {
      let children = try element.children()
      for (index, child) in children.enumerated() {
        let name = try "\(child.roleName()) '\(child.name())'"
        let place = try child.indexInParent()
        if place != index {
          sentences.append("\(name) is child \(index) and says that it is \(place)")
        }
        if try child.parent()?.objectPath != element.objectPath {
          sentences.append("\(name) names another parent than the one that names it")
        }
        if let sentence = try child.misplacement(in: element) {
          sentences.append("\(name) \(sentence)")
        }
      }
      open += children.reversed()
    }
    return sentences
  }

  private func misplacement(in parent: BusElement) throws -> String? {
    guard let inWindow = try extents(in: .window), let inParent = try extents(in: .parent) else {
      return nil
    }
    var expected = inWindow
    if let origin = try parent.extents(in: .window) {
      expected.x -= origin.x
      expected.y -= origin.y
    }
    guard inParent != expected else { return nil }
    return "is at \(inParent) in its parent and should be at \(expected)"
  }
}
