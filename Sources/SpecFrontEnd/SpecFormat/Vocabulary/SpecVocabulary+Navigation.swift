internal import LayoutCore

extension SpecVocabulary {
  /// Modifiers that configure the enclosing navigation container or presentation, or present views.
  static let navigationModifiers: [SpecModifier] =
    [
      SpecModifier(preference: "navigationTitle", .string) {
        $0.string($2, $1.quoted).map { .navigationTitle($0) }
      },
      SpecModifier(preference: "navigationSubtitle", .string) {
        $0.string($2, $1.quoted).map { .navigationSubtitle($0) }
      },
      SpecModifier(
        preference: "navigationBarTitleDisplayMode",
        .oneOf(NavigationTitleDisplayMode.allCases.map(\.rawValue))
      ) {
        $0.choice(NavigationTitleDisplayMode.self, $2, $1.quoted)
          .map { .navigationBarTitleDisplayMode($0) }
      },
      SpecModifier(preference: "navigationBarBackButtonHidden", .boolean) {
        $0.boolean($2, $1.quoted).map { .navigationBarBackButtonHidden($0) }
      },
      SpecModifier("toolbar", .either([.object(toolbar), .list(.object(toolbar))])) {
        $0.toolbar($2, $1)
      },
      SpecModifier(preference: "toolbarVisibility", .object(toolbarVisibility)) {
        $0.toolbarVisibility($2)
      },
      SpecModifier("toolbarTitleDisplayMode", .oneOf(toolbarTitleModes)) {
        $0.toolbarTitleDisplayMode($2, $1)
      },
      SpecModifier(preference: "toolbarBackground", .object(toolbarBackground)) {
        $0.toolbarBackground($2)
      },
      SpecModifier(preference: "toolbarBackgroundVisibility", .object(toolbarVisibility)) {
        $0.toolbarBackgroundVisibility($2, $1)
      },
      SpecModifier("navigationDestination", .object(navigationDestination)) {
        $0.navigationDestination($2, $1)
      },
      SpecModifier(
        preference: "navigationSplitViewColumnWidth",
        .either([.positiveNumber, .object(columnWidth)])
      ) { $0.columnWidth($2, $1) },
      SpecModifier(preference: "searchable", .object(searchable)) { $0.searchable($2) },
      SpecModifier(
        preference: "presentationDetents",
        .either([.list(anyDetent), .object(detents)])
      ) { $0.detents($2) },
      SpecModifier(
        preference: "presentationCompactAdaptation",
        .oneOf(PresentationAdaptation.allCases.map(\.rawValue))
      ) {
        $0.choice(PresentationAdaptation.self, $2, $1.quoted)
          .map { .presentationCompactAdaptation($0) }
      },
      SpecModifier(
        preference: "presentationDragIndicator",
        .oneOf(Visibility.allCases.map(\.rawValue))
      ) { $0.presentationLook($2, $1) },
      SpecModifier(preference: "presentationCornerRadius", .number) {
        $0.presentationLook($2, $1)
      },
      SpecModifier(
        preference: "presentationBackground",
        .either([.defined("style"), .object(content)])
      ) { $0.presentationBackground($2, $1) },
      SpecModifier("alert", .object(alert)) { $0.alert(.alert, $2) },
      SpecModifier("confirmationDialog", .object(confirmationDialog)) {
        $0.alert(.confirmationDialog, $2)
      },
    ]
    + [Presentation.Kind.sheet, .fullScreenCover, .popover].map { kind in
      SpecModifier(kind.rawValue, .object(presented)) { $0.presentation(kind, $2) }
    }

  package static let toolbar = SpecObject([
    SpecField("placement", .oneOf(BarItemPlacement.allCases.map(\.rawValue))),
    SpecField("content", .views, required: true),
  ])

  package static let navigationDestination = SpecObject([
    SpecField("for", .string, required: true), SpecField("content", .views, required: true),
  ])

  /// The value of a link, of which the stack makes a view; an object names its type.
  static let linkValue = SpecValue.either([.string, .number, .boolean, .map(.any)])

  private static let bars = BarKind.allCases.map(\.rawValue)

  package static let toolbarVisibility = SpecObject([
    SpecField("visibility", .oneOf(Visibility.allCases.map(\.rawValue)), required: true),
    SpecField("for", .either([.oneOf(bars), .list(.oneOf(bars))]), required: true),
  ])

  /// `ToolbarTitleDisplayMode`; `inlineLarge` is as `inline` on phones and pads.
  package static let toolbarTitleModes = ["automatic", "large", "inline", "inlineLarge"]

  package static let toolbarBackground = SpecObject([
    SpecField("style", .defined("style"), required: true),
    SpecField("for", .either([.oneOf(bars), .list(.oneOf(bars))])),
  ])

  package static let columnWidth = SpecObject([
    SpecField("min", .positiveNumber), SpecField("ideal", .positiveNumber, required: true),
    SpecField("max", .positiveNumber),
  ])

  package static let searchable = SpecObject([
    SpecField("text", .string), SpecField("prompt", .string),
    SpecField("placement", .oneOf(SearchField.Placement.allCases.map(\.rawValue))),
    SpecField("isEditing", .boolean),
  ])

  // MARK: Presentations

  package static let presented = SpecObject([
    SpecField("content", .views, required: true), SpecField("isPresented", .boolean),
  ])

  package static let alert = SpecObject([
    SpecField("title", .string, required: true), SpecField("message", .string),
    SpecField("actions", .views), SpecField("isPresented", .boolean),
  ])

  package static let confirmationDialog = SpecObject(
    alert.fields + [SpecField("titleVisibility", .oneOf(Visibility.allCases.map(\.rawValue)))]
  )

  package static let namedDetents = ["medium", "large"]

  package static let detent = SpecObject([
    SpecField("height", .positiveNumber), SpecField("fraction", .positiveNumber),
  ])

  private static let anyDetent = SpecValue.either([.oneOf(namedDetents), .object(detent)])

  package static let detents = SpecObject([
    SpecField("detents", .list(anyDetent), required: true), SpecField("selection", anyDetent),
  ])
}
