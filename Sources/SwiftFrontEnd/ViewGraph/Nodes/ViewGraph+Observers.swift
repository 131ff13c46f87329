package import LayoutCore

/// Notifying observers, and keys of preferences.
extension ViewGraph {
  /// Adds an observer.
  public func observe(_ observer: any GraphObserver) { observers.append(observer) }

  /// Removes an observer.
  public func stopObserving(_ observer: any GraphObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Notifies observers that the views have been laid out.
  package func didLayOut(_ result: LayoutResult) {
    choose(result)
    for observer in observers { observer.didLayOut(result) }
  }

  /// Notifies observers that a view is about to be used.
  func willUse(_ node: GraphNode) {
    for observer in observers { observer.willUse(node) }
  }

  /// Notes that a view sets a preference for a key.
  public func noteSaid(_ key: ObjectIdentifier) { saidKeys.insert(key) }

  /// Whether some view may set a preference for a key: if none ever has, the tree is not searched.
  public func maySay(_ key: ObjectIdentifier) -> Bool { saidKeys.contains(key) }
}
