extension JSONTree {
  /// Changes something somewhere inside.
  mutating func edit(with composer: inout SpecComposer) {
    var place = composer.choices.byte()
    _ = edit(at: &place, with: &composer)
  }

  /// Counts `place` down over everything that can be changed and changes what is there at 0.
  private mutating func edit(at place: inout Int, with composer: inout SpecComposer) -> Bool {
    switch self {
    case .object(var members):
      for index in members.indices {
        let isContent = ["children", "view", "content"].contains(members[index].key)
        if isContent, place == 0, case .list(var views) = members[index].value {
          JSONTree.edit(&views, with: &composer)
          members[index].value = .list(views)
          self = .object(members)
          return true
        }
        if isContent { place -= 1 }
        guard members[index].key != "type" else { continue }
        if members[index].value.edit(at: &place, with: &composer) {
          self = .object(members)
          return true
        }
      }
    case .list(var elements):
      for index in elements.indices where elements[index].edit(at: &place, with: &composer) {
        self = .list(elements)
        return true
      }
    case .word("true") where place == 0:
      self = .word("false")
      return true
    case .word("false") where place == 0:
      self = .word("true")
      return true
    case .number where place == 0:
      self = .number(composer.number(for: "x"))
      return true
    default: if case .text = self {} else { place -= 1 }
    }
    return false
  }

  /// Adds, takes away, repeats or moves a view.
  private static func edit(_ views: inout [JSONTree], with composer: inout SpecComposer) {
    let kind = composer.choices.below(4)
    guard !views.isEmpty, kind != 0 else {
      return views.insert(composer.view(), at: composer.choices.below(views.count + 1))
    }
    let index = composer.choices.below(views.count)
    switch kind {
    case 1: views.remove(at: index)
    case 2: views.insert(views[index].withoutID, at: composer.choices.below(views.count + 1))
    default:
      let view = views.remove(at: index)
      views.insert(view, at: composer.choices.below(views.count + 1))
    }
  }

  private var withoutID: JSONTree {
    switch self {
    case .object(let members):
      .object(members.filter { $0.key != "id" }.map { ($0.key, $0.value.withoutID) })
    case .list(let elements): .list(elements.map(\.withoutID))
    default: self
    }
  }
}
