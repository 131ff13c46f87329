/// Geometry readers whose views depend on them. Their sizes come from what is around them, so they
/// are laid out without their views first; see ``LayoutEngine/layout(trace:)``.
extension TreeResolver {
  /// Whether the views inside of a geometry reader can be resolved: nothing depends on it, or its
  /// size is known, which is then the proxy.
  mutating func knowsReader(_ view: Int) -> Bool {
    guard scene.tree.readsProxy(inside: view) else { return true }
    let occurrence = readerCounts[view, default: 0]
    readerCounts[view] = occurrence + 1
    let key = GeometryReaderKey(view: view, occurrence: occurrence)
    guard let known = known.readers[key] else {
      unmeasuredReaders.append((key, count))
      return false
    }
    proxy = Int32(proxies.count)
    proxies.append(known)
    return true
  }
}
