import Controls
import LayoutCore
import Testing

/// What `Specs/Conformance/List` cannot say of lists.
@Suite struct ListTests {
  private static func layout(_ build: (inout ViewTreeBuilder) -> Void) -> LayoutResult {
    var builder = ViewTreeBuilder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    return LayoutScene(
      host: .size(Size(width: 300, height: 200)),
      environment: environment,
      tree: builder.finish()
    ).layout()
  }

  private static func text(_ id: String) -> ViewTreeBuilder.Slot {
    { $0.leaf(.text("A"), id: id) }
  }

  @Test func stylesHoldForTheListsAddedAfterThem() {
    let result = Self.layout { builder in
      builder.open(.vStack(alignment: .leading, spacing: 0))
      builder.control(.list, content: Self.text("card"))
      builder.controlStyles.list = .plain
      builder.control(.list, content: Self.text("row"))
      builder.close()
    }
    #expect(result.outerFrame("card") == [16, 35, 268, 52])
    #expect(result.outerFrame("row") == [0, 100, 300, 52])
  }

  @Test func aSectionThatIsNoRowKeepsItsOwnDistances() {
    let result = Self.layout { builder in
      builder.list { builder in
        builder.open(.vStack(alignment: .leading, spacing: 0))
        builder.control(.section, id: "section", content: Self.text("inside"))
        builder.close()
      }
    }
    #expect(result.frame("section") == [32, 50.5, 9, 21])
    #expect(result.frame("inside") == [32, 50.5, 9, 21])
  }

  @Test func modifiersOfASectionAreItsOwn() throws {
    let result = Self.layout { builder in
      builder.list { builder in
        builder.open(.modifier(.padding(edges: .top, length: 10)))
        builder.control(.section, id: "section", content: Self.text("row"))
        builder.close()
      }
    }
    let section = try #require(result.view(withID: "section"))
    #expect(section.modifiers.map(\.typeName) == ["padding"])
    #expect(section.outerFrame.numbers == [16, 35, 268, 62])
    #expect(result.outerFrame("row") == [16, 45, 268, 52])
  }

  @Test func aRowThatIsGoneLeavesNoGap() {
    let result = Self.layout { builder in
      builder.controlStyles.rowSpacing = 10
      builder.list { builder in
        builder.leaf(.text("A"), id: "first")
        builder.leaf(.emptyView)
        builder.open(.conditional(isPresent: false))
        builder.leaf(.text("A"))
        builder.close()
        builder.leaf(.text("A"), id: "last")
      }
    }
    #expect(result.outerFrame("last") == [16, 97, 268, 52])
  }

  @Test func aListKnowsWhatItShows() throws {
    let result = Self.layout { $0.control(.form, id: "form", content: Self.text("row")) }
    let geometry = try #require(result.view(withID: "form")?.scrollGeometry)
    #expect(geometry.contentSize == Size(width: 300, height: 104.5))
  }

  @Test func aLongListTakesLinearWork() {
    let result = Self.layout { builder in
      builder.list { builder in
        for index in 0..<500 {
          builder.control(
            .section,
            header: Self.text("header \(index)"),
            content: { builder in
              for _ in 0..<10 { builder.control(.toggle(.on), label: { $0.leaf(.text("A")) }) }
            }
          )
        }
      }
    }
    #expect(result.statistics.sizeComputations <= 2 * result.statistics.nodes)
  }
}

extension ViewTreeBuilder {
  fileprivate mutating func list(_ content: @escaping Slot) { control(.list, content: content) }
}
