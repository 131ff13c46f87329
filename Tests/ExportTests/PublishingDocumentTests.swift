import Export
import LayoutCore
import Testing

@testable import AccessibilityCore

@Suite struct PublishingDocumentTests {
  @Test(arguments: [
    (AccessibilityOutcome.Effect.activated, #""effect":"activated""#),
    (.toggled(.mixed), #""effect":"toggled","state":"mixed""#),
    (.changedNumber(0.5), #""effect":"changed","value":0.5"#),
    (.changedText("ab"), #""effect":"changed","text":"ab""#),
    (.selected("Tea"), #""effect":"selected","selection":"Tea""#),
    (.disclosed(true), #""effect":"expanded""#),
    (.incremented, #""effect":"incremented""#),
    (.decremented, #""effect":"decremented""#),
    (.performed("Archive"), #""effect":"performed","action":"Archive""#),
    (.performedAction(.magicTap), #""effect":"performed","action":"magicTap""#),
    (.focused, #""effect":"focused""#),
  ])
  func anOutcomeIsALineThatSaysWhatWasDone(_ effect: AccessibilityOutcome.Effect, _ json: String) {
    let outcome = AccessibilityOutcome(id: "row/0", label: "Row", effect: effect)
    let line = String(decoding: PublishingDocument.outcome(outcome), as: UTF8.self)
    #expect(
      line.filter { $0 != " " && $0 != "\n" }
        == #"{"espalier":"outcome","id":"row/0","label":"Row",\#(json)}"#
    )
  }

  @Test func anElementWithoutALabelHasNone() {
    let outcome = AccessibilityOutcome(id: "a", effect: .focused)
    let line = String(decoding: PublishingDocument.outcome(outcome), as: UTF8.self)
    #expect(!line.contains("label"))
  }
}
