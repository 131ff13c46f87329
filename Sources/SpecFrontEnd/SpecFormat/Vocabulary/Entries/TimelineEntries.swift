/// A schedule of specs that is a name alone.
package enum ScheduleName: String, CaseIterable {
  case animation, everyMinute
}

/// A schedule of specs, by the key that says what it is.
package enum ScheduleKind: String, CaseIterable {
  case animation, periodic, explicit

  /// The key, and what stands behind it.
  package var field: SpecField {
    let value: SpecValue =
      switch self {
      case .animation: .object(SpecVocabulary.animationSchedule)
      case .periodic: .object(SpecVocabulary.periodicSchedule)
      case .explicit: .list(.number)
      }
    return SpecField(rawValue, value, required: true)
  }
}

/// A keyframe of specs, by the key that says what it is.
package enum KeyframeKind: String, CaseIterable {
  case move, linear, spring, cubic

  /// The keys that it has.
  package var object: SpecObject {
    SpecObject([SpecField(rawValue, .guideValue, required: true)] + ownFields)
  }

  private var ownFields: [SpecField] {
    switch self {
    case .move: []
    case .linear:
      [
        SpecField("duration", .number, required: true),
        SpecField(
          "curve",
          .either([.oneOf(CurveName.allCases.map(\.rawValue)), .list(.number, count: 4)])
        ),
      ]
    case .spring:
      ["duration", "response", "bounce", "startVelocity"].map { SpecField($0, .number) }
    case .cubic:
      [SpecField("duration", .number, required: true)]
        + ["startVelocity", "endVelocity"].map { SpecField($0, .number) }
    }
  }

  /// The keys of all of them.
  static var allFields: [SpecField] { allCases.flatMap(\.object.fields) }
}
