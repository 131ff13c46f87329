/// The gestures of specs, by the keys that name them.
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

/// The priorities of gestures in specs, by name.
package enum GesturePriorityName: String, CaseIterable {
  case normal, high, simultaneous
}

/// The masks of a view's gestures in specs, by name.
package enum GestureMaskName: String, CaseIterable {
  case all, gesture, subviews, none
}

/// The criteria of an animation's completion in specs.
package enum CompletionCriteria: String, CaseIterable {
  case logicallyComplete, removed
}
