/// The place of an edit: the children of a container that some nodes of the view tree make.
struct EditSite {
  /// The view or modifier that holds the children; nil for the top level.
  var container: Int?
  /// Whether they are the content of a modifier.
  var isContent: Bool
  /// The groups and changes of the environment between the container and the root, the outermost
  /// first.
  var path: [Int]
  /// The node of the view tree whose views change, right below the path.
  var root: Int
  /// The number of the container's children before them, and their own number.
  var first: Int
  var count: Int
}

extension ViewTree {
  /// The container and child positions of a node's views.
  ///
  /// A modifier of the node that takes part in layout belongs to its views.
  func editSite(of node: Int) -> EditSite {
    var site = EditSite(
      container: nil,
      isContent: false,
      path: [],
      root: node,
      first: 0,
      count: 0
    )
    var inner = node
    while let outer = parent(of: inner) {
      switch nodes[outer].content.role {
      case .absentGroup:
        // Nothing in it is shown.
        site.path = []
        site.root = outer
      case .group:
        site.path.append(outer)
      case .modifier where nodes[outer].firstChild == inner:
        if case .modifier(.environment) = nodes[outer].content {
          site.path.append(outer)
        } else {
          site.path = []
          site.root = outer
        }
      case .modifier:
        site.container = outer
        site.isContent = true
      case .view, .nothing, .room, .proxied:
        site.container = outer
      }
      if site.container != nil { break }
      inner = outer
    }
    site.path.reverse()
    return site
  }

  /// Counts the current views at a site.
  ///
  /// - Parameter proxy: The proxy of the geometry reader around.
  func count(_ site: inout EditSite, proxy: GeometryProxy?) {
    site.count = shownCount(of: site.root, proxy: proxy)
    site.first = 0
    var outer = site.container
    for inner in site.path + [site.root] {
      var child = outer.map { nodes[$0].firstChild } ?? firstRoot
      if outer == site.container, site.isContent { child = nodes[Int(child)].nextSibling }
      while child != inner {
        site.first += shownCount(of: Int(child), proxy: proxy)
        child = nodes[Int(child)].nextSibling
      }
      outer = inner
    }
  }

  /// The number of children of a container that a node makes.
  func shownCount(of node: Int, proxy: GeometryProxy?) -> Int {
    // The content is not copied: siblings are many.
    var role = nodes[node].content.role
    if role == .proxied, case .proxied(let make) = nodes[node].content {
      role = make.value(proxy ?? .zero).role
    }
    switch role {
    case .view, .room:
      return 1
    case .nothing, .absentGroup, .proxied:
      return 0
    case .group:
      var count = 0
      var child = nodes[node].firstChild
      while child >= 0 {
        count += shownCount(of: Int(child), proxy: proxy)
        child = nodes[Int(child)].nextSibling
      }
      return count
    case .modifier:
      let child = nodes[node].firstChild
      return child < 0 ? 0 : shownCount(of: Int(child), proxy: proxy)
    }
  }
}
