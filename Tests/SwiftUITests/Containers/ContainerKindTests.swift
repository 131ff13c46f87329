import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What containers and views of the framework's own are to the engine.
@MainActor
@Suite struct ContainerKindTests {
  private func kinds<Content: View>(_ view: Content) throws -> [String] {
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle().views.map(\.content.typeName)
  }

  private func frame<Content: View>(_ view: Content) throws -> Rect? {
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle().views.first?.frame
  }

  @Test func scrollViewsHoldLazyContainers() throws {
    let columns = [SwiftUI.GridItem(.flexible()), SwiftUI.GridItem(.flexible())]
    let kinds = try kinds(
      ScrollViewReader { _ in
        ScrollView(.vertical) {
          LazyVStack { Text("a") }
          LazyHStack { Text("b") }
          LazyVGrid(columns: columns) { Text("c") }
        }
      }
    )
    #expect(Set(["ScrollView", "LazyVStack", "LazyHStack", "LazyVGrid"]).isSubset(of: kinds))
  }

  @Test func gridsHoldRows() throws {
    let kinds = try kinds(
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
      }
    )
    #expect(kinds.first == "Grid")
    #expect(kinds.contains("Divider"))
  }

  @Test func formsHoldControlsOfAllKinds() throws {
    let kinds = try kinds(
      Form {
        Section("One") {
          SecureField("Password", text: .constant("x"))
          TextEditor(text: .constant("notes"))
          DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          ColorPicker("Colour", selection: .constant(.red))
        }
        Section {
          if let url = URL(string: "https://example.org") { Link("Home", destination: url) }
          EditButton()
        }
      }
    )
    let wanted: Set = [
      "Section", "SecureField", "TextEditor", "DatePicker", "ColorPicker", "Link", "EditButton",
    ]
    #expect(wanted.isSubset(of: kinds))
  }

  @Test func barsHaveTitlesAndItems() throws {
    let kinds = try kinds(
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Save") {} }
            ToolbarItemGroup(placement: .bottomBar) { Text("bottom") }
          }
      }
    )
    #expect(kinds.contains("NavigationBar"))
    #expect(kinds.contains("Toolbar"))
  }

  @Test func roomIsTakenAsIsAsked() throws {
    #expect(try frame(Text("wide").fixedSize())?.width == frame(Text("wide"))?.width)
    let edge = try frame(Color.red.edgesIgnoringSafeArea(.all))
    #expect(edge == Rect(x: 0, y: 0, width: 390, height: 844))
    let filled = try frame(Color.red.aspectRatio(2, contentMode: .fit).scaledToFill())
    #expect((filled?.height ?? 0) > 0)
  }

  @Test func viewsAreDissolvedForARootOfOnesOwn() throws {
    struct Rows: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack {
          ForEach(children) { child in
            child
            if child.id != children.last?.id { Divider() }
          }
        }
      }
    }
    let kinds = try kinds(
      _VariadicView.Tree(Rows()) {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
      }
    )
    #expect(kinds == ["VStack", "Text", "Divider", "Text", "Divider", "Text"])
  }
}
