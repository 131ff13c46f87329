/// The paths by which exports address views, whether they have an id or not.
///
/// | view | path |
/// | --- | --- |
/// | with an id | the id: `row` |
/// | child of a container | the container's path and the position among its children: `row/1` |
/// | content of a modifier | the host's path, the modifier and the position: `row/overlay/0` |
/// | content of the second such one on a view | with its number: `row/overlay#2/0` |
/// | at the top | the position: `0` |
/// | 64 steps below where its path starts | `@` and the position among all views: `@4711` |
/// | with an id that a view before has, or a path that is an id | the same |
/// | part of a view that is none, such as a segment | the view's path, `#` and its name: `row/1#segment0` |
///
/// A new start keeps the paths of a deep tree short. Positions count from 0 and leave out nodes
/// without a part in layout; groups are dissolved. No two views have the same path.
package struct ViewPaths {
  /// The number of steps at which a path starts anew.
  package static let longestPath = 64

  /// The step that each view adds to the path of the view around it, or its first step.
  private var steps: [String]
  /// The number of steps from each view to the one that its path begins with.
  private var distances: [Int]
  /// The position of the view around each view; −1 at the top.
  private let parents: [Int]
  /// The ids that could be paths of other views.
  private var ambiguousIDs: Set<String> = []

  /// Finds the paths of all views of `result`.
  package init(_ result: LayoutResult) { self.init(ViewHierarchy(result)) }

  package init(_ hierarchy: ViewHierarchy) {
    let count = hierarchy.views.count
    steps = Array(repeating: "", count: count)
    distances = Array(repeating: 0, count: count)
    parents = hierarchy.views.map { $0.parent ?? -1 }
    number(hierarchy.children(of: nil))
    let ids = hierarchy.views.map(\.id)
    for case let id? in ids where ViewPaths.isLikePath(id) { ambiguousIDs.insert(id) }
    var taken: Set<String> = []
    // A view comes before those inside of it.
    for view in 0..<count {
      findStart(of: view, id: ids[view], &taken)
      number(hierarchy.children(of: view))
      if hierarchy.hasContent(view) { numberContent(of: view, in: hierarchy) }
    }
  }

  /// The path of a view.
  package subscript(_ view: PlacedView) -> String { self[view.index] }

  /// The path of a view by its position among all views.
  package subscript(_ index: Int) -> String {
    var path = ""
    append(index, to: &path)
    return path
  }

  /// Appends a path of at most ``longestPath`` steps.
  private func append(_ view: Int, to path: inout String) {
    if distances[view] > 0 {
      append(parents[view], to: &path)
      path += "/"
    }
    path += steps[view]
  }

  /// The path of a part of a view that is no view itself; of the view for no name.
  package func path(ofPart name: String, of view: Int) -> String {
    if name.isEmpty { return self[view] }
    var path = "\(self[view])#\(name)"
    while ambiguousIDs.contains(path) { path += "#" }
    return path
  }

  /// Whether an id could be the path of another view.
  private static func isLikePath(_ id: String) -> Bool {
    id.utf8.contains { "/#@".utf8.contains($0) }
      || id.utf8.allSatisfy { "0123456789".utf8.contains($0) }
  }

  private mutating func findStart(of view: Int, id: String?, _ taken: inout Set<String>) {
    if let id {
      steps[view] = id
      if !taken.insert(id).inserted { startAnew(view) }
      return
    }
    if parents[view] >= 0 {
      distances[view] = (distances[parents[view]] + 1) % ViewPaths.longestPath
      if distances[view] == 0 { return startAnew(view) }
    }
    // If no id looks like a path, no path is an id, and no two are the same.
    guard !ambiguousIDs.isEmpty else { return }
    let path = self[view]
    if ambiguousIDs.contains(path) || !taken.insert(path).inserted { startAnew(view) }
  }

  /// Lets a path begin with a view's position among all views.
  private mutating func startAnew(_ view: Int) {
    distances[view] = 0
    steps[view] = "@\(view)"
    while ambiguousIDs.contains(steps[view]) { steps[view] = "@" + steps[view] }
  }

  private mutating func number(_ siblings: [Int], prefix: String = "") {
    for (position, view) in siblings.enumerated() { steps[view] = prefix + String(position) }
  }

  private mutating func numberContent(of view: Int, in hierarchy: ViewHierarchy) {
    var counts: [String: Int] = [:]
    for modifier in hierarchy.modifiers(of: view) {
      let name = modifier.placed.typeName
      let count = counts[name, default: 0] + 1
      counts[name] = count
      number(modifier.content, prefix: count == 1 ? "\(name)/" : "\(name)#\(count)/")
    }
  }
}
