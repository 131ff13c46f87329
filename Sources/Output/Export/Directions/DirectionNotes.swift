internal import Controls
internal import Drawing
internal import LayoutCore

/// Notes on views whose places are mirrored: content that is not mirrored within its frame, and
/// content that is mirrored although it has to be read (L17.6).
struct DirectionNotes {
  private let hierarchy: ViewHierarchy
  private let parts: ControlParts
  private let resources: any DrawingResources
  /// For each view of both layouts whether effects mirror it.
  private let leftMirrors: [Bool]
  private let rightMirrors: [Bool]
  /// For each view of the right-to-left layout whether its drawing is meant to stay (L17.10).
  private let isMeant: [Bool]

  /// - Parameters:
  ///   - left: The views of the left-to-right layout.
  ///   - right: Those of the right-to-left layout.
  ///   - parts: The parts of the controls of the former.
  init(
    _ left: ViewHierarchy,
    _ right: ViewHierarchy,
    _ parts: ControlParts,
    _ resources: any DrawingResources
  ) {
    hierarchy = left
    self.parts = parts
    self.resources = resources
    leftMirrors = DirectionNotes.mirrors(left)
    rightMirrors = DirectionNotes.mirrors(right)
    var isMeant: [Bool] = []
    isMeant.reserveCapacity(right.views.count)
    for view in right.views {
      // A view comes before those inside of it.
      let isInside = view.parent.map { isMeant[$0] } ?? false
      isMeant.append(isInside || view.isModified && view.modifiers.contains(where: \.fixesDrawing))
    }
    self.isMeant = isMeant
  }

  /// Whether effects around each view, including its own, mirror it.
  private static func mirrors(_ hierarchy: ViewHierarchy) -> [Bool] {
    var mirrors: [Bool] = []
    mirrors.reserveCapacity(hierarchy.views.count)
    for view in hierarchy.views {
      // A view comes before those inside of it.
      var isMirrored = false
      if let parent = view.parent {
        isMirrored = mirrors[parent]
        if let host = view.hostModifier {
          // Content of a modifier is not inside of the modifiers before it.
          let inner = hierarchy.views[parent].modifiers.prefix { $0.source != host }
          for modifier in inner where modifier.mirrors { isMirrored.toggle() }
        }
      }
      if view.isModified {
        for modifier in view.modifiers where modifier.mirrors { isMirrored.toggle() }
      }
      mirrors.append(isMirrored)
    }
    return mirrors
  }

  /// The note on a view that both layouts have; nil for none.
  func note(of left: PlacedView, _ right: PlacedView) -> DirectionComparison.Note? {
    let mirrors = (left: leftMirrors[left.index], right: rightMirrors[right.index])
    let turns = mirrors.left != mirrors.right
    if left.content.string != nil {
      return noteOfLetters(mirrors.left, mirrors.right).map { .init(.letters, $0) }
        ?? noteOfSymbols(among: left, right, turns)
    }
    // A direction that is set decides for its content, and so does a drawing that is not to flip.
    if isMeant[right.index] { return nil }
    guard left.environment.layoutDirection != right.environment.layoutDirection else { return nil }
    if let symbol = left.symbolName {
      guard symbol == right.symbolName else { return nil }
      return note(ofSymbol: symbol, turns, right)
    }
    if case .image(let name, _, _) = left.content {
      // A control's own parts, such as a chevron, follow the direction.
      if turns || parts.part(of: left)?.isGiven == false || isPartOfBackButton(left) { return nil }
      guard let name else { return .init(.image, "the image itself is not flipped") }
      guard case .image(name, _, _) = right.content, !isLocalized(name, left, right) else {
        return nil
      }
      return .init(.image, "the image '\(name)' is not flipped")
    }
    if case .canvas = left.content, !turns {
      return .init(.canvas, "what the canvas draws is not flipped")
    }
    return nil
  }

  private func noteOfLetters(_ left: Bool, _ right: Bool) -> String? {
    switch (left, right) {
    case (false, false): nil
    case (true, true): "its letters are seen in a mirror"
    case (true, false): "its letters are seen in a mirror left-to-right"
    case (false, true): "its letters are seen in a mirror right-to-left"
    }
  }

  /// The note on the symbols among the letters of a text.
  private func noteOfSymbols(
    among left: PlacedView,
    _ right: PlacedView,
    _ turns: Bool
  ) -> DirectionComparison.Note? {
    guard !isMeant[right.index], case .textRuns(let runs) = left.content,
      case .textRuns(let others) = right.content,
      left.environment.layoutDirection != right.environment.layoutDirection
    else { return nil }
    let symbols = runs.compactMap(\.symbol)
    guard symbols == others.compactMap(\.symbol) else { return nil }
    return symbols.lazy.compactMap { note(ofSymbol: $0, turns, right) }.first
  }

  private func note(
    ofSymbol name: String,
    _ turns: Bool,
    _ right: PlacedView
  ) -> DirectionComparison.Note? {
    let flips = SystemSymbol.mirroring(of: name, locale: right.environment.locale) != .none
    if flips, turns { return .init(.symbolTwice, "the symbol '\(name)' is flipped twice") }
    guard !flips, !turns, let side = SystemSymbol.side(of: name) else { return nil }
    let relative = side.relativeName.map { ", as '\($0)' is" } ?? ""
    return .init(.symbol, "the symbol '\(name)' is not flipped\(relative)")
  }

  /// Whether the screen has different images of the name for the directions, or mirrors the one.
  private func isLocalized(_ name: String, _ left: PlacedView, _ right: PlacedView) -> Bool {
    guard let one = resources.image(named: name, in: left.environment),
      let other = resources.image(named: name, in: right.environment)
    else { return false }
    return one.source != other.source || one.isMirrored != other.isMirrored
  }

  /// Whether a view is in a back button, which the system makes.
  private func isPartOfBackButton(_ view: PlacedView) -> Bool {
    var next = view.parent
    while let index = next {
      let outer = hierarchy.views[index]
      if case .control = outer.content { return parts.part(of: outer) == .backButton }
      next = outer.parent
    }
    return false
  }
}

extension PlacedModifier {
  /// Whether it mirrors its content.
  fileprivate var mirrors: Bool {
    guard let transform = effectTransform else { return false }
    return transform.a * transform.d - transform.b * transform.c < 0
  }
}
