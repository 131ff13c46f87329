package import Controls

/// A gesture of a view that knows which fingers it is for.
@MainActor
package protocol FingerRecognizing: AnyObject {
  /// The gestures of fingers that it recognizes, but for taps.
  var fingers: FingerGestures { get }
}

extension ViewGraph {
  /// The gestures around a node, its own among them, by the identities of the nodes that have them.
  ///
  /// - Parameter number: The number of the node.
  package func fingerGestures(around number: Int32) -> [Int: FingerGestures] {
    var found: [Int: FingerGestures] = [:]
    var next = node(number)
    while let node = next {
      if let fingers = node.fingers { found[node.identity] = fingers }
      next = node.parent
    }
    return found
  }

  /// Whether any view has a gesture other than a tap.
  package var hasFingerGestures: Bool {
    var left = [root].compactMap(\.self)
    while let node = left.popLast() {
      if node.fingers != nil { return true }
      left += node.children
    }
    return false
  }
}

extension GraphNode {
  /// The gestures of fingers that the node's own gesture recognizes; nil for none.
  fileprivate var fingers: FingerGestures? {
    guard let gesture = requests?.recognizer as? any FingerRecognizing, !gesture.fingers.isEmpty
    else { return nil }
    return gesture.fingers
  }
}
