internal import LayoutCore

/// Who is told of what, and what views have said to those around them.
extension ViewGraph {
  /// Wants to know what updates make of the views.
  public func observe(_ observer: any GraphObserver) { observers.append(observer) }

  /// Unsubscribes.
  public func stopObserving(_ observer: any GraphObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Tells who wants to know that the views have been laid out.
  func didLayOut(_ result: LayoutResult) {
    choose(result)
    for observer in observers { observer.didLayOut(result) }
  }

  /// Tells who wants to know that a view is about to be used.
  func willUse(_ node: GraphNode) {
    for observer in observers { observer.willUse(node) }
  }

  /// Notes that a view says something for a key of preferences.
  public func noteSaid(_ key: ObjectIdentifier) { saidKeys.insert(key) }

  /// Whether some view may say something for a key: if none ever has, nobody need be asked.
  public func maySay(_ key: ObjectIdentifier) -> Bool { saidKeys.contains(key) }
}
