import Controls
import Foundation
import LayoutCore
import SwiftUI
import Testing

/// What lies behind the rows of lists and between them (D9.5).
@MainActor
@Suite struct RowLookTests {
  private struct Halves: SwiftUI.View {
    var body: some SwiftUI.View {
      HStack(spacing: 0) {
        SwiftUI.Color(red: 1, green: 0, blue: 0)
        SwiftUI.Color(red: 0, green: 0, blue: 1)
      }
    }
  }

  private func screen(_ rows: some SwiftUI.View) throws -> SwiftScreen {
    try SwiftScreen(List { rows }.listStyle(.plain), width: 100, height: 400)
  }

  /// Views fill the row, under what it shows, and leave every place as it is.
  @Test func viewsLieBehindTheirRowAlone() throws {
    let shown = try screen(
      Group {
        Text("a").listRowBackground(Halves())
        Text("b")
      }
    )
    let plain = try screen(
      Group {
        Text("a")
        Text("b")
      }
    )
    #expect(shown.texts == plain.texts)
    let image = try shown.image
    let (a, b) = (try #require(shown.texts["a"]), try #require(shown.texts["b"]))
    #expect(image[2, Int(a.midY)] == [255, 0, 0, 255])
    #expect(image[97, Int(a.midY)] == [0, 0, 255, 255])
    // From edge to edge of the row, which is higher than its text.
    #expect(image[2, Int(a.minY) - 5] == [255, 0, 0, 255])
    #expect(image[2, Int(b.midY)] == [255, 255, 255, 255])
    // The letters lie above.
    #expect(image[Int(a.minX) + 3, Int(a.midY) + 2] != [255, 0, 0, 255])
  }

  @Test func aBackgroundOfASectionOrGroupIsThatOfEachRow() throws {
    let shown = try screen(
      Group {
        Section {
          Text("a")
          Text("b").listRowBackground(SwiftUI.Color(red: 0, green: 1, blue: 0))
        }
        .listRowBackground(Halves())
        ForEach(["c", "d"], id: \.self) { Text($0) }.listRowBackground(Halves())
        Text("e")
      }
    )
    let image = try shown.image
    let left = try ["a", "b", "c", "d", "e"].map {
      image[2, Int(try #require(shown.texts[$0]).midY)].dropLast()
    }
    #expect(left == [[255, 0, 0], [0, 255, 0], [255, 0, 0], [255, 0, 0], [255, 255, 255]])
  }

  /// M6.4: of a table the whole row is, titles never.
  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aSelectedRowOfATableStandsOut(_ system: SystemVersion) throws {
    struct Drink: Identifiable {
      let id: Int
      let name: String
    }
    struct Drinks: SwiftUI.View {
      let chosen: Int?
      var body: some SwiftUI.View {
        let drinks = [Drink(id: 1, name: "Tea"), Drink(id: 2, name: "Mate")]
        Table(drinks, selection: .constant(chosen)) {
          TableColumn("Drink", value: \.name)
          TableColumn("Again", value: \.name)
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    func edges(_ chosen: Int?) throws -> [[Int]] {
      let shown = try SwiftScreen(Drinks(chosen: chosen), width: 300, height: 400, system: system)
      let image = try shown.image
      return try ["Drink", "Tea", "Mate"].flatMap { words in
        let row = Int(try #require(shown.texts[words]).midY)
        return [image[140, row], image[298, row]]
      }
    }
    let plain = try edges(nil)
    #expect(plain[2...3] == plain[4...5])
    let chosen = try edges(2)
    #expect(chosen[..<4] == plain[..<4])
    #expect(chosen[4] == chosen[5] && chosen[4] != plain[4])
  }

  /// What is behind a row changes with its state.
  @Test func viewsBehindRowsAreAlive() throws {
    struct Row: SwiftUI.View {
      @SwiftUI.State private var isOn = false
      var body: some SwiftUI.View {
        Text("a").listRowBackground(VStack { if isOn { SwiftUI.Color.black } })
          .onAppear { isOn = true }
      }
    }
    let shown = try screen(Row())
    let row = try #require(shown.texts["a"])
    #expect(try shown.image[2, Int(row.midY)] == [0, 0, 0, 255])
  }

  private func lines(_ rows: some SwiftUI.View) throws -> [ListSeparator] {
    try screen(rows).result.listSeparators()
  }

  private func rows(_ count: Int) -> some SwiftUI.View {
    ForEach(0..<count, id: \.self) { Text("\($0)") }
  }

  @Test func hiddenLinesAreGoneOnBothSides() throws {
    #expect(try lines(rows(4)).count == 3)
    let hidden = try lines(
      Group {
        rows(2)
        Text("x").listRowSeparator(.hidden)
        Text("y")
      }
    )
    #expect(hidden.count == 1)
    let below = try lines(
      Group {
        rows(2)
        Text("x").listRowSeparator(.hidden, edges: .bottom)
        Text("y")
      }
    )
    #expect(below.count == 2)
    #expect(try lines(rows(4).listRowSeparator(.hidden)).isEmpty)
  }

  @Test func tintsAreThoseOfTheUpperRowFirst() throws {
    let tints = try lines(
      Group {
        Text("a").listRowSeparatorTint(.red)
        Text("b").listRowSeparatorTint(.blue, edges: .top)
        Text("c")
        Text("d").listRowSeparatorTint(.green)
      }
    )
    .map(\.tint)
    #expect(tints == ["red", nil, "green"])
  }

  /// Around sections there are lines where someone wants them.
  @Test func linesAroundSectionsAreAskedFor() throws {
    let section = Section {
      Text("a")
      Text("b")
    }
    #expect(try lines(section).count == 1)
    let visible = try lines(section.listSectionSeparator(.visible))
    #expect(visible.map(\.isAbove) == [true, false, false])
    let tinted = try lines(
      section.listSectionSeparatorTint(.red).listSectionSeparator(.visible, edges: .bottom)
    )
    #expect(tinted.map(\.tint) == [nil, "red"])
    let first = try #require(visible.first)
    let row = try #require(try screen(section).texts["a"])
    #expect(first.frame.minY < row.minY)
  }

  @Test func tintedLinesAreDrawn() throws {
    let shown = try screen(
      Group {
        Text("a").listRowSeparatorTint(SwiftUI.Color(red: 1, green: 0, blue: 0))
        Text("b")
      }
    )
    let line = try #require(shown.result.listSeparators().first).frame
    #expect(try shown.image[Int(line.midX), Int(line.maxY) - 1] == [255, 0, 0, 255])
  }

  /// A line below a section ends where the section's corner is round.
  @Test func linesAroundInsetSectionsEndAtTheirCorners() throws {
    let black = SwiftUI.Color.black
    let shown = try SwiftScreen(
      List {
        Section {
          Text("a")
          Text("b")
        }
        .listSectionSeparator(.visible)
        .listSectionSeparatorTint(black)
      }
      .listStyle(.insetGrouped),
      width: 200,
      height: 400
    )
    let line = try #require(shown.result.listSeparators().last)
    #expect(line.isAroundSection && !line.isAbove)
    let image = try shown.image
    let y = Int(line.frame.maxY) - 1
    #expect(image[Int(line.frame.midX), y].dropLast() == [0, 0, 0])
    #expect(image[Int(line.frame.maxX) - 2, y].dropLast() != [0, 0, 0])
  }

  // MARK: Selection

  /// Rows that are selected lie on grey, and no others; what is selected may change.
  @Test(arguments: [false, true])
  func selectedRowsAreOnGrey(_ isSet: Bool) throws {
    struct Chosen: SwiftUI.View {
      let isSet: Bool
      @SwiftUI.State private var one: String? = "a"
      @SwiftUI.State private var several: Set<String> = ["a"]
      var body: some SwiftUI.View {
        let rows = ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        Group {
          if isSet { List(selection: $several) { rows } } else { List(selection: $one) { rows } }
        }
        .listStyle(.plain)
        .onAppear { (one, several) = ("b", ["b", "c"]) }
      }
    }
    let shown = try SwiftScreen(Chosen(isSet: isSet), width: 100, height: 400)
    let image = try shown.image
    let greys = try ["a", "b", "c"].map {
      image[2, Int(try #require(shown.texts[$0]).midY)][0]
    }
    #expect(greys == (isSet ? [255, 220, 220] : [255, 220, 255]))
  }

  // MARK: Many rows

  /// What is out of sight has no views and is not drawn.
  @Test func aListOfManyRowsIsDrawnAsFarAsItIsSeen() throws {
    let lists = try [100, 10_000].map { count in
      try SwiftScreen(
        List(0..<count, id: \.self) { Text("Row \($0)") },
        width: 200,
        height: 400
      )
      .result.displayList(.transparent)
    }
    #expect(lists[0].elements.count == lists[1].elements.count)
    // Some ten rows, with what their texts are drawn with.
    #expect(lists[1].elements.count < 200)
  }
}
