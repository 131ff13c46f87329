import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

@Suite struct RequestTests {
  private typealias Effect = AccessibilityOutcome.Effect

  // MARK: Switches and numbers

  @Test func activatingAToggleFlipsItAndAMixtureBecomesOn() {
    let screen = SampleScreen().screen
    let effects = (0..<3).map { _ in screen.perform(.activate, on: "toggle")?.effect }
    #expect(effects == [.toggled(.on), .toggled(.off), .toggled(.on)])
    #expect(screen.node("toggle")?.isOn == .on)
    #expect(screen.node("toggle")?.element.value == "1")
  }

  @Test func aSliderMovesByATenthOfItsRangeAndStopsAtItsEnds() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.increment, on: "slider")?.effect == .changedNumber(0.6))
    #expect(screen.node("slider")?.number?.value == 0.6)
    for _ in 0..<9 { screen.perform(.increment, on: "slider") }
    #expect(screen.node("slider")?.number?.value == 1)
    #expect(screen.perform(.increment, on: "slider")?.effect == .changedNumber(1))
  }

  @Test func aSliderWithStepsMovesByThemAndGoesToTheNearest() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.decrement, on: "steps")?.effect == .changedNumber(0))
    #expect(screen.perform(.setValue(49), on: "steps")?.effect == .changedNumber(40))
    #expect(screen.perform(.setValue(1000), on: "steps")?.effect == .changedNumber(100))
  }

  @Test func aStepperMovesByOneWithinItsBounds() {
    let screen = SampleScreen().screen
    let effects = (0..<3).map { _ in screen.perform(.increment, on: "stepper")?.effect }
    #expect(effects == [.changedNumber(2), .changedNumber(2), .changedNumber(2)])
  }

  @Test func aStepperIsSetToWhereStepsLead() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.setValue(0.4), on: "stepper")?.effect == .changedNumber(0))
    #expect(screen.node("stepper")?.element.value == "0")
    #expect(screen.perform(.setValue(1.6), on: "stepper")?.effect == .changedNumber(2))
    #expect(screen.perform(.setValue(99), on: "stepper")?.effect == .changedNumber(2))
    var sample = SampleScreen()
    sample["stepper"] = .stepper(.init(2, in: 1...8, step: 2))
    let even = sample.screen
    #expect(even.perform(.setValue(4.9), on: "stepper")?.effect == .changedNumber(4))
    #expect(even.perform(.setValue(5.1), on: "stepper")?.effect == .changedNumber(6))
    sample["stepper"] = .stepper(.init(2, in: 1...8, step: 0))
    #expect(sample.screen.perform(.setValue(5), on: "stepper")?.effect == .changedNumber(2))
  }

  @Test func aWheelIsTurnedToTheOptionOfANumber() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.setValue(1.6), on: "wheel")?.effect == .selected("3"))
    #expect(screen.perform(.setValue(-5), on: "wheel")?.effect == .selected("1"))
    #expect(screen.node("wheel")?.number?.value == 0)
  }

  @Test func aToggleInTheStyleOfAButtonFlips() {
    let scene = scene { builder in
      builder.controlStyles.toggle = .button
      builder.control(.toggle(.off), id: "bold", label: { $0.leaf(.text("Bold")) })
    }
    let screen = InteractiveScreen(scene, title: "")
    #expect(screen.perform(.activate, on: "bold")?.effect == .toggled(.on))
    #expect(screen.node("bold")?.isOn == .on && screen.node("bold")?.role == .toggleButton)
  }

  @Test func whatIsNoNumberIsRefused() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.setValue(.nan), on: "slider") == nil)
    #expect(screen.perform(.setValue(1), on: "toggle") == nil)
    #expect(screen.perform(.increment, on: "button") == nil)
  }

  @Test func adjustableElementsWithoutANumberSayWhichWayTheyWereAsked() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.increment, on: "rating")?.effect == .incremented)
    #expect(screen.perform(.decrement, on: "rating")?.effect == .decremented)
  }

  // MARK: Choices

  @Test func aWheelTurnsToItsNeighbours() {
    let screen = SampleScreen().screen
    let effects = [.increment, .increment, .decrement].map { (request: AccessibilityRequest) in
      screen.perform(request, on: "wheel")?.effect
    }
    #expect(effects == [.selected("3"), .selected("3"), .selected("2")])
    #expect(screen.node("wheel")?.element.value == "2")
  }

  @Test(
    arguments: [AccessibilityRequest.select, .activate],
    [("span", "Week"), ("size", "Large")]
  )
  func segmentsAndOptionsCanBeChosen(_ request: AccessibilityRequest, _ choice: (String, String)) {
    let screen = SampleScreen().screen
    let option = screen.snapshot.nodes.first { $0.element.label == choice.1 }
    #expect(screen.perform(request, on: option?.element.id ?? "")?.effect == .selected(choice.1))
    let chosen = screen.snapshot.nodes.filter { $0.isSelected == true }.map(\.element.label)
    #expect(chosen.contains(choice.1) && chosen.count == 3)
  }

  @Test func choosingATabShowsItsContent() throws {
    let screen = SampleScreen().screen
    let tab = try #require(screen.snapshot.all(.tab).last)
    #expect(screen.perform(.select, on: tab.element.id)?.effect == .selected("More"))
    let labels = screen.snapshot.all(.button).map(\.element.label)
    #expect(labels.contains("more") && !labels.contains("home"))
    #expect(screen.snapshot.all(.tab).map(\.isSelected) == [false, true])
    #expect(screen.snapshot.all(.tab).last?.controls.count == 1)
  }

  @Test func aMenuPickerOpensIsChosenFromAndCloses() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.activate, on: "drink")?.effect == .disclosed(true))
    #expect(screen.snapshot.all(.menuItem).map(\.element.label) == ["Tea", "Coffee"])
    #expect(screen.perform(.activate, on: "drink#menu1")?.effect == .selected("Coffee"))
    #expect(screen.snapshot.all(.menuItem).isEmpty)
    #expect(screen.node("drink")?.text?.string == "Coffee")
    #expect(screen.node("drink")?.text?.lines.map(\.text) == ["Coffee"])
  }

  @Test func theFocusGoesIntoAMenuAndBack() {
    let screen = SampleScreen().screen
    #expect(screen.focusedID == "note")
    screen.perform(.activate, on: "drink")
    #expect(screen.focusedID == "drink#menu0")
    #expect(screen.node("note")?.element.traits.contains(.isEditing) == false)
    screen.perform(.activate, on: "drink#menu1")
    #expect(screen.focusedID == "drink")
    screen.perform(.activate, on: "drink")
    #expect(screen.focusedID == "drink#menu1")
    screen.perform(.activate, on: "share")
    #expect(screen.node(screen.focusedID ?? "")?.role == .menuItem)
    screen.perform(.activate, on: "toggle")
    #expect(screen.focusedID == "share")
    screen.perform(.activate, on: "drink")
    screen.replace(SampleScreen().scene)
    #expect(screen.focusedID == "drink")
  }

  @Test(arguments: ["drink", "share"])
  func aMenuClosesWhenItIsActivatedAgainOrEscaped(_ id: String) {
    let screen = SampleScreen().screen
    for request in [AccessibilityRequest.activate, .escape] {
      screen.perform(.activate, on: id)
      #expect(screen.node(id)?.isExpanded == true && screen.snapshot.first(.menu) != nil)
      #expect(screen.perform(request, on: id)?.effect == .disclosed(false))
      #expect(screen.node(id)?.isExpanded == false && screen.snapshot.first(.menu) == nil)
    }
  }

  @Test func whateverElseIsDoneClosesAnOpenMenu() {
    let screen = SampleScreen().screen
    screen.perform(.activate, on: "drink")
    screen.perform(.activate, on: "share")
    #expect(screen.snapshot.all(.menu).count == 1)
    #expect(screen.snapshot.all(.menuItem).map(\.element.label) == ["share button"])
    screen.perform(.focus, on: "button")
    #expect(screen.snapshot.all(.menu).count == 1)
    screen.perform(.activate, on: "button")
    #expect(screen.snapshot.all(.menu).isEmpty)
  }

  @Test func whatAMenuOffersIsActivatedAndClosesIt() throws {
    let screen = SampleScreen().screen
    screen.perform(.activate, on: "share")
    let item = try #require(screen.snapshot.first(.menuItem))
    #expect(screen.perform(.activate, on: item.element.id)?.effect == .activated)
    #expect(screen.snapshot.first(.menu) == nil)
  }

  @Test func aDisclosureShowsItsContent() {
    let screen = SampleScreen().screen
    #expect(screen.node("advanced inner") == nil)
    #expect(screen.perform(.activate, on: "advanced")?.effect == .disclosed(true))
    #expect(screen.node("advanced inner")?.isOn == .off)
    #expect(screen.node("advanced")?.controls.count == 2)
    #expect(screen.perform(.activate, on: "advanced inner")?.effect == .toggled(.on))
    screen.perform(.activate, on: "advanced")
    #expect(screen.node("advanced inner") == nil)
    screen.perform(.activate, on: "advanced")
    #expect(screen.node("advanced inner")?.isOn == .on)
  }

  // MARK: Text

  @Test func textIsChangedByUnicodeScalars() {
    let screen = SampleScreen().screen
    func text() -> String? { screen.node("name")?.text?.string }
    #expect(screen.perform(.setText("👩‍👧e"), on: "name")?.effect == .changedText("👩‍👧e"))
    screen.perform(.insertText("\u{301}", at: 4), on: "name")
    #expect(text() == "👩‍👧e\u{301}")
    screen.perform(.deleteText(1..<3), on: "name")
    #expect(text() == "👩e\u{301}")
    screen.perform(.insertText("!", at: 99), on: "name")
    screen.perform(.insertText("?", at: -3), on: "name")
    #expect(text() == "?👩e\u{301}!")
    screen.perform(.deleteText(-5..<99), on: "name")
    #expect(text() == "" && screen.node("name")?.element.label == "Name")
  }

  @Test func secretsAreNotToldToAnybody() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.insertText("d", at: 3), on: "password")?.effect == .changedText("••••"))
    #expect(screen.node("password")?.text?.string == "••••")
    #expect(!"\(screen.snapshot)".contains("abc"))
  }

  @Test func onlyFieldsCanBeTypedInto() {
    let screen = SampleScreen().screen
    #expect(screen.perform(.setText("x"), on: "button") == nil)
    #expect(screen.perform(.insertText("x", at: 0), on: "message") == nil)
  }

  // MARK: Actions

  @Test func whatTheApplicationDoesOnlyHasAnOutcome() {
    let screen = SampleScreen().screen
    let before = "\(screen.snapshot)"
    let outcome = AccessibilityOutcome(id: "button", label: "button", effect: .activated)
    #expect(screen.perform(.activate, on: "button") == outcome)
    #expect(screen.perform(.activate, on: "link")?.effect == .opened("https://swift.org"))
    #expect(screen.perform(.named("Archive"), on: "message")?.effect == .performed("Archive"))
    #expect(screen.perform(.escape, on: "message")?.effect == .performedAction(.escape))
    #expect("\(screen.snapshot)" == before)
  }

  @Test(arguments: [
    AccessibilityRequest.activate, .named("Delete"), .magicTap, .delete, .zoom, .scroll, .select,
  ])
  func anElementDoesOnlyWhatItCan(_ request: AccessibilityRequest) {
    let screen = SampleScreen().screen
    #expect(screen.perform(request, on: "message") == nil)
  }

  @Test(arguments: [AccessibilityRequest.activate, .focus, .select])
  func disabledAndUnknownElementsDoNothing(_ request: AccessibilityRequest) {
    let screen = SampleScreen().screen
    #expect(screen.perform(request, on: "disabled") == nil)
    #expect(screen.perform(request, on: "nowhere") == nil)
  }
}
