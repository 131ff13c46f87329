import AccessibilityCore
package import LayoutCore

/// Finds the view that somebody means (E2.4).
package struct ViewNames {
  /// A view that may be meant.
  package struct Candidate: Sendable {
    /// The node in the tree.
    package let node: Int
    package let path: String
    /// The view in words, with its text and id.
    package let name: String
    package let frame: Rect
  }

  /// The views that are found by a name.
  package enum Answer: Sendable {
    case found(Candidate)
    /// Several views are called so.
    case ambiguous([Candidate])
    /// None is; these are the nearest.
    case unknown([Candidate])
  }

  private let views: [PlacedView]
  private let paths: ViewPaths
  private let lines: [Int: Int]
  /// The words by which assistive technology knows each view.
  private let labels: [Int: String]

  /// Looks at a layout.
  ///
  /// - Parameters:
  ///   - written: The nodes that the source has; views that controls make are no candidates.
  ///   - lines: The lines of the source where nodes stand, as far as they are known.
  package init(_ result: LayoutResult, written: WrittenNodes, lines: [Int: Int]) {
    self.lines = lines
    paths = ViewPaths(result)
    labels = ViewNames.labels(in: result)
    views = result.views.filter { written.ordinal(of: $0.source) != nil }
  }

  /// All views that have names.
  package var all: [Candidate] { views.map(candidate) }

  /// The view that a name means: by id or path, point `x,y`, line, text, label or type, whichever
  /// comes first; a part of a text will do if it is the only one.
  package func view(named name: String) -> Answer {
    let meanings: [(PlacedView) -> Bool] = [
      { $0.id == name }, { paths[$0] == name }, { self.stands($0, at: name) },
      { $0.shownString == name }, { self.labels[$0.source] == name },
      { $0.typeName == name },
      { $0.shownString?.lowercased() == name.lowercased() },
      { self.labels[$0.source]?.lowercased() == name.lowercased() },
    ]
    if let point = ViewNames.point(name) { return answer(views(at: point), for: name) }
    for means in meanings {
      let found = views.filter(means)
      if !found.isEmpty { return answer(found, for: name) }
    }
    let partial = views.filter {
      $0.shownString?.lowercased().contains(lowercased: name) == true
        || labels[$0.source]?.lowercased().contains(lowercased: name) == true
    }
    return answer(partial, for: name)
  }

  private func answer(_ found: [PlacedView], for name: String) -> Answer {
    // The same node several times is one view of the source.
    let nodes = Set(found.map(\.source))
    if nodes.count == 1 { return .found(candidate(found[0])) }
    if !found.isEmpty { return .ambiguous(found.map(candidate)) }
    return .unknown(all)
  }

  private func candidate(_ view: PlacedView) -> Candidate {
    let path = paths[view]
    return Candidate(
      node: view.source,
      path: path,
      name: Words.name(view, path),
      frame: view.frame
    )
  }

  // MARK: Meanings

  private static func labels(in result: LayoutResult) -> [Int: String] {
    var labels: [Int: String] = [:]
    var waiting = result.accessibilityTree().roots
    while let node = waiting.popLast() {
      if let label = node.spokenLabel, labels[node.view] == nil { labels[node.view] = label }
      waiting += node.children
    }
    return labels
  }

  /// A point in the window, from its top left corner.
  private static func point(_ name: String) -> Point? {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }

  /// The view in front at a point: the last in the order of the tree.
  private func views(at point: Point) -> [PlacedView] {
    let there = views.filter { view in
      let frame = view.renderedFrame ?? view.frame
      return frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y
        && point.y < frame.maxY
    }
    return there.last.map { [$0] } ?? []
  }

  /// Whether the view, or one of its modifiers, stands at a line: `12` or `Card.swift:12`.
  private func stands(_ view: PlacedView, at name: String) -> Bool {
    guard let number = name.split(separator: ":").last.flatMap({ Int($0) }) else { return false }
    if lines[view.source] == number { return true }
    return view.modifiers.contains { lines[$0.source] == number }
  }
}

extension String {
  fileprivate func contains(lowercased name: String) -> Bool {
    let name = Array(name.lowercased())
    let characters = Array(self)
    guard !name.isEmpty, name.count <= characters.count else { return false }
    return (0...(characters.count - name.count)).contains {
      characters[$0..<($0 + name.count)].elementsEqual(name)
    }
  }
}
