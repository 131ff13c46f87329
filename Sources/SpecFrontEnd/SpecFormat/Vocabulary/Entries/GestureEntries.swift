/// A gesture of specs, by the key that says what it is.
package enum GestureKind: String, CaseIterable {
  case tap, longPress, drag, exclusively, sequenced, simultaneously

  /// The value of the key.
  var value: SpecValue {
    switch self {
    case .tap: .either([.positiveCount, .object(SpecVocabulary.tapGesture)])
    case .longPress: .object(SpecVocabulary.longPressGesture)
    case .drag: .object(SpecVocabulary.dragGesture)
    case .exclusively, .sequenced, .simultaneously: .list(.defined("gesture"), count: 2)
    }
  }
}

/// Which gestures of specs have to wait for others, by name.
package enum GesturePriorityName: String, CaseIterable {
  case normal, high, simultaneous
}

/// Which gestures of a view count, by name.
package enum GestureMaskName: String, CaseIterable {
  case all, gesture, subviews, none
}

/// When what follows a change of specs follows.
package enum CompletionCriteria: String, CaseIterable {
  case logicallyComplete, removed
}
