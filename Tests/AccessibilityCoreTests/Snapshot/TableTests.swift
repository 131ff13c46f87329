import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// Tables, whose cells are containers of the platform (A1.4).
@Suite struct TableTests {
  private static func prices(_ builder: inout ViewTreeBuilder) {
    builder.control(
      .table(columns: ["Item", "Price"]),
      id: "prices",
      content: { builder in
        builder.control(
          .tableRow,
          id: "tea",
          content: { builder in
            builder.leaf(.text("Tea"))
            builder.open(.hStack(alignment: .center, spacing: 4))
            builder.leaf(.text("3 €"))
            builder.button("Buy")
            builder.close()
          }
        )
        builder.control(
          .tableRow,
          id: "toast",
          content: { builder in
            builder.leaf(.color(nil))
            builder.properties({ $0.sortPriority = 5 }) { $0.leaf(.text("12 €")) }
          }
        )
      }
    )
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aTableHoldsTheCellsOfItsTitlesAndRows(_ direction: LayoutDirection) {
    let snapshot = snapshot(direction: direction, Self.prices)
    #expect(
      snapshot.outline == [
        "table", "- cell Item", "- - staticText Item", "- cell Price", "- - staticText Price",
        "- cell Tea", "- - staticText Tea", "- cell", "- - staticText 3 €", "- - button Buy",
        "- cell", "- cell 12 €", "- - staticText 12 €",
      ]
    )
    let cells = snapshot.all(.cell)
    #expect(cells.map(\.cell?.rows) == [0..<1, 0..<1, 1..<2, 1..<2, 2..<3, 2..<3])
    #expect(cells.map(\.cell?.columns) == [0..<1, 1..<2, 0..<1, 1..<2, 0..<1, 1..<2])
    #expect(cells.map(\.cell?.isHeader) == [true, true, false, false, false, false])
    #expect(cells.map(\.isSelected) == [nil, nil, nil, nil, nil, nil])
    #expect(Set(cells.map(\.element.id)).count == 6)
  }

  @Test func cellsHaveTheFrameOfTheirColumn() {
    let cells = snapshot(Self.prices).all(.cell)
    #expect(cells.map(\.element.frame.minX) == [0, 150, 0, 150, 0, 150])
    #expect(cells.allSatisfy { $0.element.frame.width == 150 })
    let mirrored = snapshot(direction: .rightToLeft, Self.prices).all(.cell)
    #expect(mirrored.map(\.element.frame.minX) == [150, 0, 150, 0, 150, 0])
  }

  @Test func aTableInAContainerGivesItItsRole() {
    let snapshot = snapshot { builder in
      builder.properties({ $0.label = "Prices" }) { builder in
        builder.annotated(.element(.contain)) { Self.prices(&$0) }
      }
    }
    #expect(snapshot.outline.prefix(3) == ["table Prices", "- cell Item", "- - staticText Item"])
    #expect(snapshot.all(.table).count == 1)
  }

  @Test func aHiddenTableLeavesNoCells() {
    let snapshot = snapshot { builder in
      builder.properties({ $0.isHidden = true }) { Self.prices(&$0) }
    }
    #expect(snapshot.nodes.isEmpty)
  }

  @Test func aTableInACellIsATableOfItsOwn() {
    let snapshot = snapshot { builder in
      builder.control(
        .table(columns: ["Outer"]),
        content: { builder in
          builder.control(
            .tableRow,
            content: { builder in
              builder.control(
                .table(columns: ["Inner"]),
                content: { $0.control(.tableRow, content: { $0.leaf(.text("deep")) }) }
              )
            }
          )
        }
      )
    }
    #expect(
      snapshot.outline == [
        "table", "- cell Outer", "- - staticText Outer", "- cell", "- - table",
        "- - - cell Inner", "- - - - staticText Inner", "- - - cell deep",
        "- - - - staticText deep",
      ]
    )
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aTableIsReadRowByRowFromTheTitlesOn(_ direction: LayoutDirection) {
    let scene = scene(direction: direction) { builder in
      builder.control(
        .table(columns: ["Item", "Price"]),
        content: { builder in
          for texts in [["Tea", "3 €"], ["Toast", "12 €"]] {
            builder.control(
              .tableRow,
              content: { builder in texts.forEach { builder.leaf(.text($0)) } }
            )
          }
        }
      )
    }
    let roots = scene.layout().accessibilityTree().rootsInReadingOrder
    #expect(roots.map(\.label) == ["Item", "Price", "Tea", "3 €", "Toast", "12 €"])
    #expect(roots.allSatisfy { $0.traits == .staticText })
  }
}
