// Gestures, and what they change.

extension SpecVocabulary {
  /// What a gesture, a button or a completion changes.
  package static let change = SpecObject(changeFields)

  /// What follows once a change has come to rest.
  package static let completion = SpecObject(
    changeFields + [SpecField("criteria", .oneOf(CompletionCriteria.allCases.map(\.rawValue)))]
  )

  /// What values are while a gesture goes on.
  package static let updating = SpecObject([
    SpecField("set", settings, required: true), SpecField("resetAnimation", anyAnimation),
  ])

  private static let settings = SpecValue.map(.either([.number, .boolean, .string]))

  private static let changeFields = [
    SpecField("state", .string),
    SpecField("set", settings),
    SpecField("animation", anyAnimation),
    SpecField("disablesAnimations", .boolean),
    SpecField("completion", .defined("completion")),
  ]

  /// Something that a user does.
  package static let userAction = SpecObject([
    SpecField("at", .number, required: true), SpecField("do", .string, required: true),
  ])

  // MARK: Gestures

  package static let tapGesture = SpecObject([
    SpecField("count", .positiveCount), SpecField("coordinateSpace", .string),
  ])

  package static let longPressGesture = SpecObject(
    ["minimumDuration", "maximumDistance"].map { SpecField($0, .number) }
  )

  package static let dragGesture = SpecObject([
    SpecField("minimumDistance", .number), SpecField("coordinateSpace", .string),
  ])

  /// A gesture, which may be one of two.
  package static let gesture = SpecValue.either(gestures(as: listening))

  /// What is told of any gesture.
  package static let listening =
    ["onChanged", "onEnded"].map { SpecField($0, .defined("change")) }
    + [SpecField("updating", .object(updating))]

  /// What is told of the gesture of a view, and what it has to do with others.
  package static let gestureOnView =
    listening + [
      SpecField("priority", .oneOf(GesturePriorityName.allCases.map(\.rawValue))),
      SpecField("including", .oneOf(GestureMaskName.allCases.map(\.rawValue))),
    ]

  /// The forms of a gesture.
  static func gestures(as fields: [SpecField]) -> [SpecValue] {
    GestureKind.allCases.map {
      .object(SpecObject([SpecField($0.rawValue, $0.value, required: true)] + fields))
    }
  }
}
