internal import LayoutCore

extension SpecVocabulary {
  /// Controls and the containers that mean something to assistive technology.
  static let controls =
    SpecView.buttons + SpecView.values + SpecView.labels + SpecView.containers + SpecView.lists

  /// The modifiers that choose how controls look.
  static let controlModifiers: [SpecModifier] = [
    SpecModifier(style: "listStyle", \.styles.list),
    SpecModifier(plain: "listRowInsets", .defined("edgeInsets")) { $0.listRowInsets($2) },
    SpecModifier(look: "listRowSpacing", .number) {
      $0.extent($2, $1.quoted) != nil
    } apply: {
      $0.styles.rowSpacing = max($1.number ?? 0, 0)
    },
    SpecModifier(look: "listSectionSpacing", .either([.number, .oneOf(sectionSpacings)])) {
      $0.isSectionSpacing($2, $1)
    } apply: {
      $0.applySectionSpacing($1)
    },
    SpecModifier(look: "contentMargins", .either([.number, .object(contentMargins)])) {
      $0.isContentMargins($2, $1)
    } apply: {
      $0.applyContentMargins($1)
    },
    SpecModifier(style: "buttonStyle", \.styles.button),
    SpecModifier(style: "buttonBorderShape", \.styles.buttonShape),
    SpecModifier(style: "toggleStyle", \.styles.toggle),
    SpecModifier(style: "textFieldStyle", \.styles.textField),
    SpecModifier(style: "labelStyle", \.styles.label),
    SpecModifier(passing: "labeledContentStyle", .oneOf(labeledContentStyles)) {
      $0.choice(ControlStyles.LabeledContent.self, $2, $1.quoted) != nil
    },
    SpecModifier(style: "pickerStyle", \.picker),
    SpecModifier(style: "controlSize", \.styles.size),
    SpecModifier(look: "labelsHidden", .yes) {
      $0.yes($2, $1)
    } apply: {
      $0.styles.hidesLabels = $1.boolean == true
    },
  ]

  private static let labeledContentStyles = ControlStyles.LabeledContent.allCases.map(\.rawValue)

  package static let contentMarginPlacements = ["automatic", "scrollContent", "scrollIndicators"]

  package static let contentMargins = SpecObject([
    SpecField("edges", edgeSet), SpecField("length", .number, required: true),
    SpecField("for", .oneOf(contentMarginPlacements)),
  ])

  package static let sectionSpacings = ["default", "compact"]
}
