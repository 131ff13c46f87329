#if canImport(EspalierTesting)
  import EspalierTesting
  import Foundation
  import SwiftUI
  import Testing
  import TodoApp

  @MainActor @Suite struct TodoPlannerTests {
    @Test func rowsStandUnderTheirSections() throws {
      let screen = Screen(TodoPlanner())
      let labels = screen.labels
      let done = try #require(labels.firstIndex { $0.lowercased() == "done" })
      let milk = try #require(labels.firstIndex(of: "Buy milk"))
      let ada = try #require(labels.firstIndex(of: "Call Ada"))
      #expect(milk < done && done < ada)
    }

    @Test func searchingLeavesTheRowsThatAreMeant() throws {
      let screen = Screen(TodoPlanner())
      try screen.search("milk")
      #expect(screen.exists("Buy milk"))
      #expect(!screen.exists("Call Ada"))
      try screen.search("")
      #expect(screen.exists("Call Ada"))
    }

    @Test func sweepingARowAwayDeletesIt() throws {
      let screen = Screen(TodoPlanner())
      #expect(try screen.element("Buy milk").actions == ["Delete"])
      try screen.action("Delete", of: "Buy milk")
      #expect(!screen.exists("Buy milk"))
      #expect(screen.exists("Read the proposal"))
    }

    @Test func anItemIsOpenedEditedAndLeft() throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Buy milk")
      #expect(try screen.element("Title").value == "Buy milk")
      try screen.type("Buy oat milk", into: "Title")
      try screen.back()
      #expect(screen.exists("Buy oat milk"))
      #expect(!screen.exists("Buy milk"))
    }

    @Test func whatIsDoneMovesToTheOtherSection() throws {
      let screen = Screen(TodoPlanner([TodoItem("Rest")]))
      try screen.activate("Rest")
      #expect(try screen.element("Done").value == "0")
      try screen.activate("Done")
      #expect(try screen.element("Done").value == "1")
      try screen.back()
      let labels = screen.labels.map { $0.lowercased() }
      let done = try #require(labels.firstIndex(of: "done"))
      #expect(try #require(labels.firstIndex(of: "rest")) > done)
    }

    @Test func theFieldOfANewItemHasTheFocus() throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Add")
      #expect(try screen.element("What").isEditing)
      #expect(try !screen.element("Save").isEnabled)
    }

    @Test func aNewItemIsSavedByTheReturnKey() throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Add")
      try screen.type("Water the roses", into: "What")
      #expect(try screen.element("Save").isEnabled)
      try screen.submit("What")
      #expect(!screen.exists("Save"))
      #expect(screen.exists("Water the roses"))
    }

    @Test func aNewItemThatIsCancelledIsNone() throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Add")
      try screen.type("Water the roses", into: "What")
      try screen.activate("Cancel")
      #expect(!screen.exists("Water the roses"))
      try screen.activate("Add")
      #expect(try screen.element("What").value ?? "" == "")
    }

    @Test func theNoticeOfANewItemGoesAfterTwoSeconds() async throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Add")
      try screen.type("Rest", into: "What")
      try screen.activate("Save")
      #expect(screen.exists("Rest added"))
      try await screen.settle()
      try screen.advance(by: 1.5)
      #expect(screen.exists("Rest added"))
      try screen.advance(by: 1)
      try await screen.settle()
      #expect(!screen.exists("Rest added"))
    }

    @Test func fromRightToLeftTheTitleStandsAtTheRight() throws {
      let frames = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let traits = ScreenTraits(layoutDirection: direction)
        return try Screen(TodoPlanner(), width: 390, height: 844, traits: traits)
          .frame(of: "Call Ada")
      }
      #expect(abs(frames[0].minX - (390 - frames[1].maxX)) < 0.001)
    }

    @Test func rowsGrowWithTheLetters() throws {
      let heights = try [DynamicTypeSize.large, .accessibility3].map { size in
        try Screen(TodoPlanner(), traits: ScreenTraits(dynamicTypeSize: size))
          .frame(of: "Read the proposal").height
      }
      #expect(heights[1] > 1.5 * heights[0])
    }

    @Test func tagsAreOneElementWithAnAction() throws {
      let screen = Screen(TodoPlanner())
      try screen.activate("Read the proposal")
      let tags = try screen.element("Tags")
      #expect(tags.value == "work, before Friday, long")
      try screen.action("Remove the last tag", of: "Tags")
      #expect(try screen.element("Tags").value == "work, before Friday")
      #expect(!screen.exists("long"))
    }

    @Test func thePlannerIsReadAsItWasBefore() throws {
      let screen = Screen(TodoPlanner(), device: .iPhone16)
      try screen.expectSnapshot(.outline, .spoken, named: "planner")
      try screen.activate("Read the proposal")
      try screen.expectSnapshot(.accessibility, named: "editor")
    }
  }
#endif
