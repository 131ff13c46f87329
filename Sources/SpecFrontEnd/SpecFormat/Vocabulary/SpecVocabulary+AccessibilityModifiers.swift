internal import AccessibilityCore
internal import LayoutCore

extension SpecVocabulary {
  /// Accessibility modifiers, and those that mean something to assistive technology alone.
  static let accessibilityModifiers =
    texts + elements + actionModifiers + descriptions + others
    + speechFlags.map { name in
      SpecModifier(property: name, .boolean) {
        $3.speech[$1] = $0.boolean($2, $1.quoted).map { "\($0)" }
      }
    }

  private static let texts: [SpecModifier] = [
    SpecModifier(property: "accessibilityLabel", .either([.string, .object(labelText)])) {
      $0.readLabel($2, into: &$3)
    },
    SpecModifier(property: "accessibilityValue", .either([.string, .object(switchable)])) {
      $3.value = $0.text($2, $1)
    },
    SpecModifier(property: "accessibilityHint", .either([.string, .object(switchable)])) {
      $3.hint = $0.text($2, $1)
    },
    SpecModifier(property: "accessibilityIdentifier", .either([.string, .object(switchable)])) {
      $3.identifier = $0.text($2, $1)
    },
    SpecModifier(property: "help", .string) { $3.hint = $0.string($2, $1.quoted) },
    SpecModifier(property: "accessibilityHidden", .either([.boolean, .object(switchableFlag)])) {
      $3.isHidden = $0.switchable($2, switchableFlag, $1) { $0.boolean($1, $2) }
    },
  ]

  private static let elements: [SpecModifier] = [
    SpecModifier(property: "accessibilityAddTraits", traitList) {
      $3.addedTraits = $0.traits($2)
    },
    SpecModifier(property: "accessibilityRemoveTraits", traitList) {
      $3.removedTraits = $0.traits($2)
    },
    SpecModifier(annotation: "accessibilityElement", .object(element)) { $0.element($2) },
    SpecModifier("accessibilityChildren", .object(syntheticContent)) {
      $0.syntheticContent(.children, $1, $2)
    },
    SpecModifier("accessibilityRepresentation", .object(syntheticContent)) {
      $0.syntheticContent(.representation, $1, $2)
    },
    SpecModifier(property: "accessibilitySortPriority", .number) {
      $3.sortPriority = $0.number($2, $1.quoted)
    },
  ]

  private static let actionModifiers: [SpecModifier] = [
    SpecModifier(property: "accessibilityAction", .object(action)) {
      $3.actions = $0.actions($2)
    },
    SpecModifier(property: "accessibilityActions", .either([.list(.string), .object(actions)])) {
      $3.actions = $0.namedActions($2)
    },
    SpecModifier(property: "contextMenu", menuItems) { $3.actions = $0.menuItems($2, $1.quoted) },
    SpecModifier(property: "swipeActions", .either([menuItems, .object(swipeActions)])) {
      $3.actions = $0.swipeActions($2, $1)
    },
    SpecModifier(property: "accessibilityAdjustableAction", .yes) {
      $3.actions = $0.action(.adjustable, $2, $1)
    },
    SpecModifier(property: "accessibilityZoomAction", .yes) {
      $3.actions = $0.action(.zoom, $2, $1)
    },
    SpecModifier(property: "accessibilityScrollAction", .yes) {
      $3.actions = $0.action(.scroll, $2, $1)
    },
  ]

  private static let descriptions: [SpecModifier] = [
    SpecModifier(property: "accessibilityHeading", .oneOf(headingLevels)) {
      $3.headingLevel = $0.headingLevel($2, $1.quoted)
    },
    SpecModifier(
      property: "accessibilityInputLabels",
      .either([.list(.string), .object(switchableTexts)])
    ) {
      $3.inputLabels = $0.switchable($2, switchableTexts, $1) { $0.strings($1, $2) }
    },
    SpecModifier(property: "accessibilityCustomContent", .object(customContent)) {
      $0.readCustomContent($2, into: &$3)
    },
    SpecModifier(property: "accessibilityLabeledPair", .object(labeledPair)) {
      $3.relations = $0.labeledPair($2)
    },
    SpecModifier(property: "accessibilityLinkedGroup", .object(tie)) {
      $3.relations = $0.linkedGroup($2)
    },
    SpecModifier(property: "accessibilityRotor", .object(rotor)) { $3.rotors = $0.rotors($2) },
    SpecModifier(property: "accessibilityRotorEntry", .object(tie)) {
      $3.relations = $0.rotorEntry($2)
    },
    SpecModifier(property: "accessibilityTextContentType", .oneOf(contentTypes)) {
      $3.textContentType = $0.choice($2, among: contentTypes, $1.quoted).map { contentTypes[$0] }
    },
    SpecModifier(property: "accessibilityRespondsToUserInteraction", .boolean) {
      $3.respondsToUserInteraction = $0.boolean($2, $1.quoted)
    },
    SpecModifier(
      property: "accessibilityActivationPoint",
      .either([.string, .object(activationPoint)])
    ) { $3.activationPoint = $0.activationPoint($2) },
    SpecModifier(
      property: "accessibilityDirectTouch",
      .either([.boolean, .object(directTouch)])
    ) { $0.readDirectTouch($2, into: &$3) },
    SpecModifier(
      "accessibilityShowsLargeContentViewer",
      .either([.yes, .object(syntheticContent)])
    ) { $0.largeContentViewer($1, $2) },
    SpecModifier(property: "speechAdjustedPitch", .number) {
      $3.speech[$1] = $0.number($2, $1.quoted).map { "\($0)" }
    },
    SpecModifier(property: "accessibilityChartDescriptor", .defined("chart")) {
      $3.chart = $0.chart($2, $1.quoted)
    },
    SpecModifier(property: "accessibilityFocused", .boolean) {
      $3.isFocused = $0.boolean($2, $1.quoted)
    },
  ]

  /// Modifiers of other kinds that assistive technology takes notice of, and those that change a
  /// view's drawing and let it pass (A6).
  private static let others: [SpecModifier] = [
    SpecModifier(annotation: "contentShape", .object(contentShape)) { $0.contentShape($2) },
    SpecModifier(annotation: "badge", .either([.number, .string])) {
      $0.badgeText($2).map { .badge($0) }
    },
    SpecModifier(annotation: "disabled", .boolean) {
      $0.boolean($2, $1.quoted).map { .disabled($0) }
    },
    SpecModifier(annotation: "redacted", .oneOf(redactions)) {
      $0.choice($2, among: redactions, $1.quoted).map { _ in .redacted }
    },
    SpecModifier(annotation: "onTapGesture", .yes) { $0.flag($2, $1) ? .gesture : nil },
    SpecModifier(plain: "textContentType", .oneOf(inputTypes)) {
      $0.choice($2, among: inputTypes, $1.quoted)
        .map { .annotation(FieldPurpose.contentType(inputTypes[$0]), bringsViews: false) }
    },
    SpecModifier(plain: "keyboardType", .oneOf(keyboards)) {
      $0.choice($2, among: keyboards, $1.quoted)
        .map { .annotation(FieldPurpose.keyboard(keyboards[$0]), bringsViews: false) }
    },
    SpecModifier(plain: "cornerRadius", .number) { $0.cornerRadius($2, $1.quoted) },
  ]
}
