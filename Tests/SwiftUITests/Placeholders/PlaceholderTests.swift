import LayoutCore
import Testing

@testable import SwiftUI

private typealias Placeholder = EspalierPlaceholder

private struct Card: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Placeholder(0)
      if isOpen { Text("open") }
    }
  }
}

private struct Greeting: View {
  var body: some View {
    let name: String = espalierNeutral(2)
    if espalierNeutral(3) {
      Text("yes")
    } else {
      Text("Hello, \(name)")
    }
  }
}

/// Views in place of those that could not be compiled (V17).
@MainActor
@Suite(.serialized) struct PlaceholderTests {
  private let table = """
    0\t12\t5\tview\tKFImage\tno module Kingfisher
    0\t13\t9\tmodifier\t.kfCancel()\tno module Kingfisher
    Sources/Model.swift\t7\t3\tvalue\tprofile.title\tcannot find 'profile' in scope

    1\t2\t1\tvalue\tisOn\tcannot find 'isOn' in scope
    @1000
    1\t4\t1\tvalue\tcount\tcannot find 'count' in scope
    """

  init() { PlaceholderTable.current = PlaceholderTable(table, files: ["Card.swift", "Row.swift"]) }

  private var reached: [ViewPlaceholder] { PlaceholderLog.placeholders }

  /// A view's layout in a window of 200 by 400.
  private func layout<Content: SwiftUI.View>(
    _ view: @autoclosure () -> Content
  ) throws -> LayoutResult {
    PlaceholderLog.begin()
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 200, height: 400))
    let screen = ViewHost.screen(view(), in: scene, measurer: FixedTextMeasurer())
    try screen.settle()
    return try #require(screen.layout).layout()
  }

  private func frame<Content: SwiftUI.View>(of view: Content) throws -> LayoutCore.Size {
    let views = try layout(view).views
    return try #require(views.first { $0.placeholder != nil }).frame.size
  }

  // V17.1
  @Test func tablesSayWhatTheNumbersMean() {
    let table = PlaceholderTable.current
    #expect(
      table[0]
        == ViewPlaceholder(
          .view,
          "KFImage",
          reason: "no module Kingfisher",
          file: "Card.swift",
          line: 12,
          column: 5
        )
    )
    #expect(table[0].source == "Card.swift:12:5")
    #expect(table[1].kind == .modifier)
    #expect(table[2].source == "Sources/Model.swift:7:3")
    #expect(table[4].title == "isOn")
    #expect(table[1000].source == "Row.swift:4:1")
    // Nothing is in the lines of 3 and 7.
    #expect(table[3].title == "placeholder 3" && table[7].file == "")
    #expect(table.all.count == 5)
    #expect(PlaceholderTable("", files: []).isEmpty)
    #expect(PlaceholderTable("0\t1\t1\tnonsense\ta\tb\nshort\n", files: []).isEmpty)
  }

  // V17.2
  @Test func modifiersAroundDecideTheirSize() throws {
    #expect(try frame(of: Placeholder(0)) == Size(width: 200, height: 400))
    #expect(
      try frame(of: Placeholder(0).frame(width: 40, height: 30)) == Size(width: 40, height: 30)
    )
    #expect(
      try frame(of: Placeholder(0).aspectRatio(2, contentMode: .fit))
        == Size(width: 200, height: 100)
    )
    #expect(try frame(of: Placeholder(0).fixedSize()) == Size(width: 44, height: 22))
    #expect(
      try frame(of: ScrollView { Placeholder(0) }) == Size(width: 200, height: 22)
    )
    #expect(
      try frame(of: ScrollView(.horizontal) { HStack { Placeholder(0) } }).width == 44
    )
    // It shares what others leave.
    let beside = try frame(
      of: HStack(spacing: 0) {
        Text("12345"); Placeholder(0); Spacer(minLength: 0)
      }
    )
    #expect(beside.width < 200 && beside.width > 44)
  }

  // V16.3
  @Test(arguments: [
    ("house", "house"), ("squareAndArrowUp", "square.and.arrow.up"), ("_1Circle", "1.circle"),
    ("person2", "person.2"), ("rectangle3GroupFill", "rectangle.3.group.fill"),
    ("goforward10", "goforward.10"),
  ])
  func symbolsHaveTheSystemsNames(_ name: String, expected: String) {
    #expect(espalierSymbolName(name) == expected)
  }

  // V17.2
  @Test func imagesAndLinesKeepTheirSize() throws {
    #expect(try frame(of: Placeholder(image: 0)) == Size(width: 22, height: 22))
    #expect(try frame(of: Placeholder(image: 0).renderingMode(.template)).width == 22)
    #expect(try frame(of: Placeholder(image: 0).resizable()) == Size(width: 200, height: 400))
    let sized = Placeholder(image: 0).renderingMode(.original).interpolation(.high)
      .antialiased(true).resizable().frame(width: 30, height: 40)
    #expect(try frame(of: sized) == Size(width: 30, height: 40))
    #expect(try frame(of: Placeholder(line: 0)) == Size(width: 200, height: 22))
    #expect(try frame(of: Placeholder(line: 0).fixedSize()) == Size(width: 44, height: 22))
  }

  // V17.2
  @Test func aRowOfAListStaysAsHighAsALine() throws {
    func heights<Content: SwiftUI.View>(_ row: Content) throws -> [Double] {
      let views = try layout(
        List {
          row.id("row"); Text("next").id("next")
        }
      ).views
      let next = try #require(views.first { $0.string == "next" })
      return [next.frame.minY]
    }
    #expect(try heights(Text("line")) == heights(Placeholder(0)))
  }

  // V17.5
  @Test func viewsOfNoTypeArePlaceholdersThemselves() throws {
    let view: AnyView = espalierNeutral(0)
    #expect(try layout(view).placeholders().views.map(\.title) == ["KFImage"])
    let shape: AnyShape = espalierNeutral(0)
    #expect(try layout(shape).placeholders().views.isEmpty)
  }

  // V17.1
  @Test func whatIsLeftOutIsNoted() throws {
    let shown = try layout(
      VStack {
        Text("a").espalierLeftOut(1); let _ = espalierLeftOut(2)
      }
    )
    #expect(shown.views.compactMap(\.string) == ["a"])
    #expect(reached.map(\.title) == [".kfCancel()", "profile.title"])
  }

  // V17.3
  @Test func aScreenHasThoseThatItShows() throws {
    let shown = try layout(
      VStack {
        Placeholder(0)
        if espalierNeutral(3) { Placeholder(1000) }
      }
    )
    let found = shown.placeholders(besides: reached)
    #expect(found.views.map(\.title) == ["KFImage"])
    #expect(found.others.map(\.title) == ["placeholder 3"])
  }

  // V17.3, V17.4
  @Test func valuesAreNotedOnceAndSayWhatTheyDecide() throws {
    let shown = try layout(
      VStack {
        Greeting(); Greeting()
      }
    )
    let found = shown.placeholders(besides: reached)
    #expect(found.views.isEmpty)
    #expect(found.others.map(\.title) == ["profile.title", "placeholder 3"])
    #expect(found.others.map(\.decides) == [false, true])
    #expect(!found.isEmpty && !found.areAlone)
    PlaceholderLog.begin()
    #expect(reached.isEmpty)
  }

  // V17.4
  @Test func placeholdersAloneAreNoContent() throws {
    func areAlone<Content: SwiftUI.View>(_ view: Content) throws -> Bool {
      try layout(view).placeholders().areAlone
    }
    #expect(try areAlone(Placeholder(0)))
    #expect(try areAlone(Card()))
    #expect(
      try areAlone(
        ZStack {
          Color.yellow; Placeholder(0).padding()
        }
      )
    )
    #expect(try areAlone(Placeholder(0).background { Circle().fill(.red) }))
    #expect(
      try areAlone(
        VStack {
          Placeholder(0); Divider(); Text(" "); Text("no").hidden()
        }
      )
    )
    #expect(
      try areAlone(
        VStack {
          Placeholder(0); VStack { Text("no") }.opacity(0)
        }
      )
    )
    #expect(try areAlone(Placeholder(0).overlay { Text("out").offset(y: 900) }))
    #expect(
      try !areAlone(
        VStack {
          Placeholder(0); Text("words")
        }
      )
    )
    #expect(
      try !areAlone(
        VStack {
          Placeholder(0); Image(systemName: "star")
        }
      )
    )
    #expect(
      try !areAlone(
        VStack {
          Placeholder(0); Circle().frame(width: 4)
        }
      )
    )
    #expect(
      try !areAlone(
        VStack {
          Placeholder(0); Toggle("", isOn: .constant(true))
        }
      )
    )
    #expect(try !areAlone(Placeholder(0).overlay(alignment: .top) { Text("badge") }))
    // A screen without any is no such thing, even where it is blank.
    #expect(try !areAlone(EmptyView()))
  }
}
