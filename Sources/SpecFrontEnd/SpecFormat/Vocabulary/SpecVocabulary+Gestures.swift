// Gestures, and the changes they make.

extension SpecVocabulary {
  /// The change made by a gesture, a button or a completion.
  package static let change = SpecObject(changeFields)

  /// The change that follows once an animation has completed.
  package static let completion = SpecObject(
    changeFields + [SpecField("criteria", .oneOf(CompletionCriteria.allCases.map(\.rawValue)))]
  )

  /// The values that hold while a gesture goes on.
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

  /// The keys of any gesture.
  package static let listening =
    ["onChanged", "onEnded"].map { SpecField($0, .defined("change")) }
    + [SpecField("updating", .object(updating))]

  /// The keys of a view's gesture, and of its relation to others.
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
