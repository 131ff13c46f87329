/// Geometry readers whose views depend on them. Their sizes come from what is around them, so they
/// are laid out without their views first; see ``LayoutEngine/layout(trace:)``.
extension TreeResolver {
  /// What a view is, for the size of the geometry reader around it.
  func content(of view: Int) -> ViewContent {
    let content = scene.tree.nodes[view].content
    guard case .proxied(let make) = content else { return content }
    return make(proxy < 0 ? .zero : proxies[Int(proxy)])
  }

  /// Whether the views inside of a geometry reader can be resolved: nothing depends on it, or its
  /// size is known, which is then the proxy.
  mutating func knowsReader(_ view: Int) -> Bool {
    guard scene.tree.readsProxy(inside: view) else { return true }
    let occurrence = readerCounts[view, default: 0]
    readerCounts[view] = occurrence + 1
    let key = GeometryReaderKey(view: view, occurrence: occurrence)
    guard let known = knownReaders[key] else {
      unmeasuredReaders.append((key, nodes.count))
      return false
    }
    proxy = Int32(proxies.count)
    proxies.append(known)
    return true
  }
}
