import AccessibilityCore
import LayoutCore
import SpecFormat
import Testing

/// Where links of specs lead (V10.6), and where what stands in bars is written.
@Suite struct NavigationReadingTests {
  private static func stack(_ content: String, modifiers: String) -> String {
    """
    { "scene": { "width": 320, "height": 600 }, "environment": { "system": "iOS18" },
      "view": { "type": "NavigationStack", "children": [
        { "type": "VStack", "children": [\(content)],
          "modifiers": [{ "navigationTitle": "Home" }, \(modifiers)] } ] } }
    """
  }

  private static func link(_ title: String, _ value: String) -> String {
    #"{ "type": "NavigationLink", "title": "\#(title)", "value": \#(value) }"#
  }

  private static func destination(_ type: String, _ content: String) -> String {
    #"{ "navigationDestination": { "for": "\#(type)", "content": \#(content) } }"#
  }

  private static func screen(_ json: String) throws -> InteractiveScreen {
    InteractiveScreen(try LayoutScene.reading(json), title: "")
  }

  private static func words(_ screen: InteractiveScreen) -> [String] {
    screen.snapshot.nodes.filter { $0.element.kind == .element }.compactMap(\.element.label)
  }

  /// Presses what has a label; the words that are read then.
  private static func press(_ label: String, in screen: InteractiveScreen) throws -> [String] {
    let node = screen.snapshot.nodes.first { $0.element.label == label && $0.role != .heading }
    #expect(screen.perform(.activate, on: try #require(node).element.id) != nil)
    return words(screen)
  }

  // MARK: Values

  @Test func aLinkByValueLeadsToTheDestinationOfItsType() throws {
    let screen = try Self.screen(
      Self.stack(
        [
          Self.link("Pear", #"{ "type": "Fruit", "name": "Pear", "colours": ["green", "red"] }"#),
          Self.link("Seven", "7"), Self.link("Words", #""seven""#), Self.link("Yes", "true"),
          Self.link("Half", "0.5"),
        ].joined(separator: ","),
        modifiers: [
          Self.destination(
            "Fruit",
            """
            { "type": "VStack", "id": "{{name}}", "children": [
              { "type": "ForEach", "data": "{{colours}}", "content": {
                "type": "Text", "content": "{{name}}: {{item}}" } } ],
              "modifiers": [{ "navigationTitle": "A {{name}}" }] }
            """
          ),
          Self.destination("Int", #"{ "type": "Text", "content": "number {{value}}" }"#),
          Self.destination("String", #"{ "type": "Text", "content": "word {{value}}" }"#),
          Self.destination("Bool", #"{ "type": "Text", "content": "truth {{value}}" }"#),
          Self.destination("Double", #"{ "type": "Text", "content": "measure {{value}}" }"#),
        ].joined(separator: ",")
      )
    )
    let home = ["Home", "Pear", "Seven", "Words", "Yes", "Half"]
    #expect(Self.words(screen) == home)
    #expect(try Self.press("Pear", in: screen) == ["Home", "A Pear", "Pear: green", "Pear: red"])
    #expect(try Self.press("Home", in: screen) == home)
    for (link, word) in [
      ("Seven", "number 7"), ("Words", "word seven"), ("Yes", "truth true"),
      ("Half", "measure 0.5"),
    ] {
      #expect(try Self.press(link, in: screen) == ["Home", word])
      #expect(try Self.press("Home", in: screen) == home)
    }
  }

  /// Each link has a way back of its own; a circle leads to the view that is there already.
  @Test func destinationsThatLeadToEachOther() throws {
    let screen = try Self.screen(
      Self.stack(
        [Self.link("1", "1"), Self.link("2", "2")].joined(separator: ","),
        modifiers: Self.destination(
          "Int",
          """
          { "type": "VStack", "id": "of-{{value}}", "children": [
            \(Self.link("one", "1")), \(Self.link("two", "2")) ],
            "modifiers": [{ "navigationTitle": "Page {{value}}" }] }
          """
        )
      )
    )
    #expect(try Self.press("1", in: screen) == ["Home", "Page 1", "one", "two"])
    #expect(try Self.press("two", in: screen) == ["Page 1", "Page 2", "one", "two"])
    #expect(try Self.press("one", in: screen) == ["Home", "Page 1", "one", "two"])
    _ = try Self.press("Home", in: screen)
    #expect(try Self.press("2", in: screen) == ["Home", "Page 2", "one", "two"])
    #expect(try Self.press("one", in: screen) == ["Page 2", "Page 1", "one", "two"])
  }

  @Test func ofTwoDestinationsTheOneNearestToTheRootCounts() throws {
    let inner = #"{ "type": "Text", "content": "inner" }"#
    let screen = try Self.screen(
      Self.stack(
        """
        { "type": "HStack", "children": [\(Self.link("1", "1"))],
          "modifiers": [\(Self.destination("Int", inner))] }
        """,
        modifiers: Self.destination("Int", #"{ "type": "Text", "content": "outer" }"#)
      )
    )
    #expect(try Self.press("1", in: screen) == ["Home", "outer"])
  }

  @Test func linksAndDestinationsThatMissEachOtherAreTold() {
    let text = #"{ "type": "Text", "content": "{{value}}" }"#
    let file = SpecFile(
      Self.stack(
        """
        \(Self.link("1", "1")), { "type": "List", "children": [
          { "type": "Text", "content": "row", "modifiers": [\(Self.destination("Int", text))] } ] }
        """,
        modifiers: Self.destination("String", text)
      )
    )
    #expect(
      file.diagnostics.map(\.message).sorted() == [
        "a destination in a lazy container is not found",
        "no link has a value of type 'String'",
        "the stack has no destination for a value of type 'Int'",
      ]
    )
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning })
  }

  /// A modifier among the rows of a list, and one that is within a destination, is read many times.
  @Test func aHiddenDestinationThatIsRepeatedIsReadOnce() {
    let hidden = Self.destination("Int", #"{ "type": "Text", "id": "hidden", "content": "" }"#)
    let file = SpecFile(
      Self.stack(
        """
        \(Self.link("1", "1")), \(Self.link("2", "2")), { "type": "List", "children": [
          { "type": "ForEach", "data": 3, "content": {
            "type": "Text", "content": "row", "modifiers": [\(hidden)] } } ] }
        """,
        modifiers: Self.destination("Int", #"{ "type": "Text", "content": "{{value}}" }"#)
      )
    )
    #expect(file.diagnostics.map(\.message) == ["a destination in a lazy container is not found"])
  }

  /// No link leads there, and its mistakes are told all the same.
  @Test func mistakesInADestinationAreTold() {
    for modifiers in ["", Self.link("1", "1")] {
      let file = SpecFile(
        Self.stack(modifiers, modifiers: Self.destination("Int", #"{ "type": "Tetx" }"#))
      )
      let errors = file.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == ["no view is named 'Tetx'"])
    }
  }

  /// One value after the other, or two after each.
  @Test func valuesWithoutEndAreRefused() {
    let next = [Self.link("a", #""{{value}}1""#), Self.link("b", #""{{value}}0""#)]
    for (links, message) in [
      (next[0], "links lead from value to value more than 1000 times"),
      (next.joined(separator: ","), "templates make more than 100000 views and modifiers"),
    ] {
      let file = SpecFile(
        Self.stack(
          Self.link("1", #""1""#),
          modifiers: Self.destination("String", "[\(links)]")
        )
      )
      #expect(file.diagnostics.map(\.message) == [message])
    }
  }

  /// Ten pages that all lead to all others would be millions of levels.
  @Test func pagesThatLeadToAllOthersAreReadOftenEnoughOnly() throws {
    let links = (0..<10).map { Self.link("to \($0)", "\($0)") }.joined(separator: ",")
    let scene = try LayoutScene.reading(
      Self.stack(
        links,
        modifiers: Self.destination("Int", "[{ \"type\": \"Text\", \"content\": \"\" }, \(links)]")
      )
    )
    #expect(scene.tree.nodes.count < 20_000)
  }

  // MARK: Columns

  /// What a link leads to stands in the place of the next column's view, without a way back.
  @Test(arguments: ["iOS18", "iOS26"])
  func aLinkInAColumnChangesTheNextOne(_ system: String) throws {
    let screen = try Self.screen(
      """
      { "scene": { "device": "iPad Pro 11-inch (M4)", "orientation": "landscape" },
        "environment": { "system": "\(system)" },
        "view": { "type": "NavigationSplitView", "columnVisibility": "all",
          "sidebar": { "type": "VStack", "children": [
            \(Self.link("Inbox", #""Inbox""#)), \(Self.link("Sent", #""Sent""#)) ],
            "modifiers": [\(Self.destination(
              "String",
              #"{ "type": "VStack", "children": [{ "type": "Text", "content": "{{value}}" }, "#
                + Self.link("Letter", #"{ "type": "Letter", "of": "{{value}}" }"#) + "] }"
            ))] },
          "content": { "type": "Text", "content": "folder" },
          "detail": { "type": "Text", "content": "nothing", "modifiers": [
            \(Self.destination("Letter", #"{ "type": "Text", "content": "of {{of}}" }"#)) ] } } }
      """
    )
    let side = ["Hide Sidebar", "Inbox", "Sent"]
    #expect(Self.words(screen) == side + ["folder", "nothing"])
    #expect(try Self.press("Inbox", in: screen) == side + ["Inbox", "Letter", "nothing"])
    #expect(try Self.press("Letter", in: screen) == side + ["Inbox", "Letter", "of Inbox"])
    #expect(try Self.press("Sent", in: screen) == side + ["Sent", "Letter", "of Inbox"])
    #expect(try Self.press("Letter", in: screen) == side + ["Sent", "Letter", "of Sent"])
  }

  // MARK: Bars

  @Test func linksInBarsLeadSomewhere() throws {
    let screen = try Self.screen(
      Self.stack(
        #"{ "type": "Text", "content": "body" }"#,
        modifiers: """
          \(Self.destination("Int", #"{ "type": "Text", "content": "number {{value}}" }"#)),
          { "toolbar": [
            { "content": { "type": "NavigationLink", "title": "Help",
              "destination": { "type": "Text", "content": "helpful" } } },
            { "placement": "bottomBar", "content": \(Self.link("Below", "7")) },
            { "placement": "secondaryAction", "content": \(Self.link("Hidden", "8")) } ] }
          """
      )
    )
    let home = ["Help", "More", "Home", "body", "Below"]
    #expect(Self.words(screen) == home)
    #expect(try Self.press("Help", in: screen) == ["Home", "helpful"])
    #expect(try Self.press("Home", in: screen) == home)
    #expect(try Self.press("Below", in: screen) == ["Home", "number 7"])
    #expect(try Self.press("Home", in: screen) == home)
    _ = try Self.press("More", in: screen)
    #expect(try Self.press("Hidden", in: screen) == ["Home", "number 8"])
  }

  /// Titles, fields, items and tabs stand in bars, and are written elsewhere.
  @Test func whatStandsInBarsIsFoundWhereItIsWritten() throws {
    let json = """
      { "environment": { "system": "iOS18" }, "view": { "type": "TabView", "tabs": [
        { "title": "First", "children": [
          { "type": "NavigationStack", "children": [
            { "type": "Text", "content": "body", "modifiers": [
              { "navigationTitle": "Title" },
              { "searchable": { "prompt": "Find" } },
              { "toolbar": [
                { "content": { "type": "Button",
                  "title": "Add" } },
                { "placement": "bottomBar", "content":
                  { "type": "Button", "title": "Share" } } ] } ] } ] } ] },
        { "title": "Second", "children": [] } ] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "test.json", locatesViews: true)
    let spec = try #require(file.specs.first)
    let tree = try #require(spec.scene).layout().accessibilityTree()
    var lines: [String: Int] = [:]
    for node in tree.elements {
      guard let label = node.label else { continue }
      lines[label] = spec.position(ofView: node.view)?.line
    }
    #expect(
      lines == [
        "First": 2, "body": 4, "Title": 5, "Find": 6, "Add": 8, "Share": 11, "Second": 12,
      ]
    )
  }
}
