import EspalierTesting
import SwiftUI
import Testing

/// What a search can be narrowed to (V10.8).
@MainActor
@Suite struct SearchScopeTests {
  private enum Scope: String, CaseIterable {
    case fruit = "Fruit"
    case roots = "Roots"
  }

  private struct Shop: View {
    var activation = SearchScopeActivation.automatic
    var isAround = false
    var placement = SearchFieldPlacement.navigationBarDrawer
    @State private var text = ""
    @State private var scope = Scope.fruit

    var body: some View {
      if isAround {
        scoped(NavigationStack { content })
      } else {
        NavigationStack { scoped(content) }
      }
    }

    private var content: some View {
      Text("In \(scope.rawValue)").navigationTitle("Shop")
    }

    private func scoped(_ view: some View) -> some View {
      view.searchable(text: $text, placement: placement)
        .searchScopes($scope, activation: activation) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
    }
  }

  @Test(arguments: [false, true])
  func theyAreShownOnceSomethingIsTyped(_ isAround: Bool) throws {
    let screen = Screen(Shop(isAround: isAround))
    #expect(!screen.exists("Roots"))
    let before = try screen.element("In Fruit").frame.midY
    try screen.search("a")
    #expect(try screen.element("Fruit").isSelected)
    #expect(screen.exists("Roots"))
    // The content has 44 less.
    #expect(abs(try screen.element("In Fruit").frame.midY - before - 22) < 0.5)
    try screen.activate("Roots")
    #expect(try screen.element("Roots").isSelected)
    #expect(screen.exists("In Roots"))
    try screen.search("")
    #expect(!screen.exists("Roots") && screen.exists("In Roots"))
  }

  @Test func theyMayBeShownWithTheSearch() throws {
    let screen = Screen(Shop(activation: .onSearchPresentation))
    #expect(!screen.exists("Roots"))
    try screen.search("a")
    #expect(screen.exists("Roots"))
    let typed = Screen(Shop(activation: .onTextEntry))
    try typed.search("a")
    #expect(typed.exists("Roots"))
  }

  /// In the bar at the bottom they are above the field.
  @Test func theyAreWhereTheFieldIs() throws {
    let screen = Screen(Shop(placement: .automatic))
    try screen.search("a")
    let scope = try screen.element("Roots").frame
    #expect(scope.minY > 400)
    let top = Screen(Shop())
    try top.search("a")
    #expect(try top.element("Roots").frame.maxY < 300)
  }
}
