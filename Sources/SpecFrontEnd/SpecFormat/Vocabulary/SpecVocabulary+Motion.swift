internal import LayoutCore

// Changes over time: states, animations and transitions.

extension SpecVocabulary {
  /// A change of a screen's values.
  package static let state = SpecObject([
    SpecField("at", .number),
    SpecField("name", .string),
    SpecField("set", .map(.any)),
    SpecField("animation", anyAnimation),
    SpecField("disablesAnimations", .boolean),
    SpecField("completion", .defined("completion")),
  ])

  // MARK: Animations

  /// An animation, or none.
  static let anyAnimation = SpecValue.either([.null, .defined("animation")])

  package static let animation = SpecValue.either(
    [.oneOf(AnimationName.allCases.map(\.rawValue))]
      + AnimationKind.allCases.map { .object($0.object) }
  )

  package static let durationSpring = SpecObject(
    ["duration", "bounce", "blendDuration"].map { SpecField($0, .number) }
  )

  package static let responseSpring = SpecObject(
    ["response", "dampingFraction", "blendDuration"].map { SpecField($0, .number) }
  )

  package static let presetSpring = SpecObject(
    ["duration", "extraBounce"].map { SpecField($0, .number) }
  )

  package static let interactiveSpring = SpecObject(
    ["duration", "extraBounce", "blendDuration"].map { SpecField($0, .number) }
  )

  package static let interpolatingDurationSpring = SpecObject(
    ["duration", "bounce", "initialVelocity"].map { SpecField($0, .number) }
  )

  package static let physicalSpring = SpecObject([
    SpecField("mass", .positiveNumber),
    SpecField("stiffness", .number, required: true),
    SpecField("damping", .number, required: true),
    SpecField("initialVelocity", .number),
  ])

  /// An animation of updates in which a value is another one.
  package static let animationOfValue = SpecObject([
    SpecField("animation", anyAnimation, required: true),
    SpecField("value", .any, required: true),
  ])

  package static let transaction = SpecObject([
    SpecField("animation", anyAnimation),
    SpecField("disablesAnimations", .boolean),
    SpecField("value", .any),
  ])

  static let motionModifiers = [
    SpecModifier(
      "animation",
      .either([.null, .defined("animation"), .object(animationOfValue)])
    ) { $0.animationModifier($2, $1) },
    SpecModifier("transaction", .object(transaction)) { $0.transactionModifier($2, $1) },
    SpecModifier("transition", transition) { $0.transitionModifier($2, $1) },
    SpecModifier("contentTransition", contentTransition) { $0.contentTransition($2, $1) },
    SpecModifier("matchedGeometryEffect", .object(matchedGeometry)) { $0.matchedGeometry($2, $1) },
    SpecModifier("gesture", .either(gestures(as: gestureOnView))) { $0.gestureModifier($2, $1) },
  ]

  /// A part in a frame that views share.
  package static let matchedGeometry = SpecObject([
    SpecField("id", .either([.string, .number, .boolean]), required: true),
    SpecField("namespace", .string),
    SpecField("properties", .oneOf(MatchedProperties.allCases.map(\.rawValue))),
    SpecField("anchor", .defined("unitPoint")),
    SpecField("isSource", .boolean),
  ])

  // MARK: Transitions

  package static let transition = SpecValue.either(
    [.oneOf(TransitionName.allCases.map(\.rawValue))]
      + TransitionKind.allCases.map { .object($0.object) }
  )

  private static let contentTransition = SpecValue.either([
    .oneOf(ContentTransitionName.allCases.map(\.rawValue)), .object(numericText),
  ])

  package static let numericText = SpecObject([
    SpecField("numericText", .object(countsDown), required: true)
  ])

  package static let countsDown = SpecObject([SpecField("countsDown", .boolean)])

  static let blurReplacements = ["downUp", "upUp"]

  static let plainPoint = SpecObject(["x", "y"].map { SpecField($0, .number) })

  package static let asymmetricTransition = SpecObject(
    ["insertion", "removal"].map { SpecField($0, .defined("transition"), required: true) }
  )

  package static let modifierTransition = SpecObject(
    ["active", "identity"].map { SpecField($0, .list(.defined("modifier")), required: true) }
  )

  // MARK: Views that change by themselves

  package static let animationSchedule = SpecObject([
    SpecField("minimumInterval", .positiveNumber), SpecField("paused", .boolean),
  ])

  package static let periodicSchedule = SpecObject([
    SpecField("from", .number), SpecField("by", .positiveNumber, required: true),
  ])

  static let motionViews = [
    SpecView(
      "TimelineView",
      [
        .children,
        SpecField(
          "schedule",
          .either(
            [.oneOf(ScheduleName.allCases.map(\.rawValue))]
              + ScheduleKind.allCases.map { .object(SpecObject([$0.field])) }
          )
        ),
      ]
    ) { $0.timeline($1, id: $2) },
    SpecView(
      "PhaseAnimator",
      [
        .children,
        SpecField("phases", .list(.any), required: true),
        SpecField("animation", .either([anyAnimation, .list(anyAnimation)])),
        SpecField("trigger", .any),
      ]
    ) { $0.phaseAnimator($1, id: $2) },
    SpecView(
      "KeyframeAnimator",
      [
        .children,
        SpecField("initialValue", .map(.number), required: true),
        SpecField(
          "keyframes",
          .map(.list(.either(KeyframeKind.allCases.map { .object($0.object) }))),
          required: true
        ),
        SpecField("repeating", .boolean),
        SpecField("trigger", .any),
      ]
    ) { $0.keyframeAnimator($1, id: $2) },
  ]

  // MARK: Expectations

  /// The expectation at a time.
  package static let momentExpectation = SpecObject(
    [SpecField("time", .number, required: true)] + expectedValues + shownValues + [
      SpecField("rightToLeft", .either([.boolean, .object(momentValues)])),
      SpecField("tolerance", .number),
    ]
  )

  /// The expectation at a time in the opposite direction of layout.
  package static let momentValues = SpecObject(expectedValues + shownValues)

  /// The expected values of views as they are presented at a time.
  private static let shownValues = [
    SpecField("shownFrames", .map(.expectedFrame)),
    SpecField("shownEffects", .map(.object(shownEffects))),
    SpecField("leaving", .list(.string)),
  ]

  package static let shownEffects = SpecObject(
    ShownEffect.allCases.map { SpecField($0.rawValue, .number) }
  )
}
