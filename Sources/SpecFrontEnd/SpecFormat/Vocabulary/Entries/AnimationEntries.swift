internal import AnimationCore

/// An animation of specs that is a name alone.
package enum AnimationName: String, CaseIterable {
  case standard = "default"
  case linear, easeIn, easeOut, easeInOut
  case spring, smooth, snappy, bouncy, interactiveSpring, interpolatingSpring

  var course: ResolvedAnimation {
    let duration = ResolvedAnimation.standardDuration
    return switch self {
    case .standard: .standard
    case .linear: .timing(.linear, duration: duration)
    case .easeIn: .timing(.easeIn, duration: duration)
    case .easeOut: .timing(.easeOut, duration: duration)
    case .easeInOut: .timing(.easeInOut, duration: duration)
    case .spring: .spring(Spring(duration: 0.5, bounce: 0))
    case .smooth: .spring(.smooth)
    case .snappy: .spring(.snappy)
    case .bouncy: .spring(.bouncy)
    case .interactiveSpring:
      .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25)
    case .interpolatingSpring:
      .interpolatingSpring(InterpolatingSpring(Spring(duration: 0.5, bounce: 0)))
    }
  }
}

/// An animation of specs, by the key that says what it is.
package enum AnimationKind: String, CaseIterable {
  case name, linear, easeIn, easeOut, easeInOut, timingCurve
  case spring, smooth, snappy, bouncy, interactiveSpring, interpolatingSpring

  private var value: SpecValue {
    switch self {
    case .name: .oneOf(AnimationName.allCases.map(\.rawValue))
    case .linear, .easeIn, .easeOut, .easeInOut: .number
    case .timingCurve: .list(.number, count: 4)
    case .spring:
      .either([.object(SpecVocabulary.durationSpring), .object(SpecVocabulary.responseSpring)])
    case .smooth, .snappy, .bouncy: .object(SpecVocabulary.presetSpring)
    case .interactiveSpring: .object(SpecVocabulary.interactiveSpring)
    case .interpolatingSpring:
      .either([
        .object(SpecVocabulary.interpolatingDurationSpring),
        .object(SpecVocabulary.physicalSpring),
      ])
    }
  }

  /// The keys that it has.
  package var object: SpecObject {
    let duration = self == .timingCurve ? [SpecField("duration", .number)] : []
    return SpecObject(
      [SpecField(rawValue, value, required: true)] + duration + [AnimationKind.modifiers]
    )
  }

  private static let modifiers = SpecField(
    "modifiers",
    .list(.either(AnimationStep.allCases.map { .object($0.object) }))
  )

  /// The keys of all of them.
  static var allFields: [SpecField] {
    allCases.map { SpecField($0.rawValue, $0.value) } + [SpecField("duration", .number), modifiers]
  }
}

/// Something that is done to an animation of specs, by its key.
package enum AnimationStep: String, CaseIterable {
  case delay, speed, repeatCount, repeatForever, logicallyCompleteAfter

  private var value: SpecValue {
    switch self {
    case .delay, .speed, .logicallyCompleteAfter: .number
    case .repeatCount: .positiveCount
    case .repeatForever: .yes
    }
  }

  /// The keys that it has.
  package var object: SpecObject {
    let repeats = self == .repeatCount || self == .repeatForever
    return SpecObject(
      [SpecField(rawValue, value, required: true)]
        + (repeats ? [SpecField("autoreverses", .boolean)] : [])
    )
  }

  /// The keys of all of them.
  static var allFields: [SpecField] {
    allCases.map { SpecField($0.rawValue, $0.value) } + [SpecField("autoreverses", .boolean)]
  }
}

/// A curve of keyframes of specs.
package enum CurveName: String, CaseIterable {
  case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut

  var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .circularEaseIn: .circularEaseIn
    case .circularEaseOut: .circularEaseOut
    case .circularEaseInOut: .circularEaseInOut
    }
  }
}
