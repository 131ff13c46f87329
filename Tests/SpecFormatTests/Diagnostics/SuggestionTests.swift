import SpecFormat
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("paddding", "padding"), ("pading", "padding"), ("PADDING", "padding"),
      ("apdding", "padding"),
      ("widht", "width"), ("minWidht", "minWidth"), ("hstack", "HStack"), ("colour", nil),
      ("x", nil), ("", nil), ("width", nil),
    ] as [(String, String?)]
  )
  func suggestsTheClosestName(_ name: String, _ expected: String?) {
    let names = ["padding", "width", "minWidth", "maxWidth", "HStack", "VStack", "y", "id"]
    #expect(Suggestion.closest(to: name, among: names) == expected)
  }

  /// As close as a third of the letters, and yet another word.
  @Test func anotherWordIsNoSuggestion() {
    #expect(Suggestion.closest(to: "fontWidth", among: ["fontWeight", "fontDesign"]) == nil)
    #expect(Suggestion.closest(to: "bottom", among: ["button"]) == nil)
    #expect(Suggestion.closest(to: "fontWieght", among: ["fontWeight"]) == "fontWeight")
    #expect(Suggestion.closest(to: "accesibilityLable", among: ["accessibilityLabel"]) != nil)
  }

  @Test func theFirstOfEquallyCloseNamesWins() {
    #expect(Suggestion.closest(to: "XStack", among: ["HStack", "VStack"]) == "HStack")
    #expect(Suggestion.closest(to: "XStack", among: ["VStack", "HStack"]) == "VStack")
  }

  @Test func endlessNamesHaveNoSuggestion() {
    let endless = String(repeating: "padding", count: 200_000)
    #expect(Suggestion.closest(to: endless, among: ["padding", endless + "s"]) == nil)
    #expect(Suggestion.closest(to: "padding", among: [endless]) == nil)
  }
}
