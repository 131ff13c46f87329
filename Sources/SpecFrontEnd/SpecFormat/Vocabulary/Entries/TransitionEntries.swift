internal import LayoutCore

/// A transition of specs that is a name alone.
package enum TransitionName: String, CaseIterable {
  case identity, opacity, scale, slide, blurReplace

  var transition: StandardTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .scale: .scale(0, anchor: .center)
    case .slide: .slide
    case .blurReplace: .blurReplace(isUpward: false)
    }
  }
}

/// The content transitions of other texts and pictures.
package enum ContentTransitionName: String, CaseIterable {
  case identity, opacity, interpolate, numericText
}

/// The transitions of specs, by the keys that name them.
package enum TransitionKind: String, CaseIterable {
  case identity, opacity, slide, scale, offset, move, push, blurReplace
  case asymmetric, combined, modifier

  private var value: SpecValue {
    switch self {
    case .identity, .opacity, .slide: .yes
    case .scale: .number
    case .offset: .object(SpecVocabulary.plainPoint)
    case .move, .push: .oneOf(SpecVocabulary.edges)
    case .blurReplace: .oneOf(SpecVocabulary.blurReplacements)
    case .asymmetric: .object(SpecVocabulary.asymmetricTransition)
    case .combined: .list(.defined("transition"))
    case .modifier: .object(SpecVocabulary.modifierTransition)
    }
  }

  /// The keys that it has.
  package var object: SpecObject {
    SpecObject(
      [SpecField(rawValue, value, required: true)]
        + (self == .scale ? [SpecField("anchor", .defined("unitPoint"))] : [])
        + [SpecField("animation", SpecVocabulary.anyAnimation)]
    )
  }

  /// The keys of all of them.
  static var allFields: [SpecField] {
    allCases.map { SpecField($0.rawValue, $0.value) } + [
      SpecField("anchor", .defined("unitPoint")),
      SpecField("animation", SpecVocabulary.anyAnimation),
    ]
  }
}
