import EspalierTesting
import SwiftUI
import Testing

private struct Folder: Identifiable {
  let id: Int
  var name: String
  var inside: [Folder]?

  static let all = [
    Folder(
      id: 1,
      name: "Fruit",
      inside: [
        Folder(id: 2, name: "Pear"),
        Folder(id: 3, name: "Citrus", inside: [Folder(id: 4, name: "Lime")]),
      ]
    ),
    Folder(id: 5, name: "Salt"),
  ]
}

private struct Chooser: View {
  @State private var chosen: Int?

  var body: some View {
    Text("chosen \(chosen ?? 0)")
    List(Folder.all, children: \.inside, selection: $chosen) { Text($0.name) }
  }
}

private struct Writer: View {
  @State private var folders = Folder.all

  var body: some View {
    List($folders, children: \.inside) { $folder in
      if folder.inside == nil {
        Button(folder.name) { folder.name += "!" }
      } else {
        Text(folder.name)
      }
    }
    Text("all: \(folders.first?.inside?.map(\.name).joined(separator: " ") ?? "")")
  }
}

/// A container that shows the first view, then the others, then the last two alone.
private struct Leading<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      VStack {
        views[..<1]
        Text("\(views.dropFirst().count) more")
        ForEach(views.suffix(2)) { $0 }
      }
    }
  }
}

/// Elements of data with those below them.
@MainActor @Suite struct OutlineTests {
  /// V10.1: rows below others are rows of the list.
  @Test func aRowBelowAnotherIsSelectedByItsElement() throws {
    let screen = Screen(Chooser())
    #expect(!screen.exists("Pear"))
    try screen.activate("Fruit")
    try screen.activate("Pear")
    #expect(screen.exists("chosen 2"))
    try screen.activate("Citrus")
    try screen.activate("Lime")
    #expect(screen.exists("chosen 4"))
    #expect(screen.elements.filter(\.isSelected).map(\.label) == ["Lime"])
    try screen.activate("Salt")
    #expect(screen.exists("chosen 5"))
  }

  /// V13.8: a binding of elements hands on bindings of those below them.
  @Test func anElementBelowAnotherIsChangedInItsPlace() throws {
    let screen = Screen(Writer())
    #expect(screen.exists("all: Pear Citrus"))
    try screen.activate("Fruit")
    try screen.activate("Pear")
    #expect(screen.exists("all: Pear! Citrus"))
  }

  /// V1.11: some of the views of a container are views, too.
  @Test func someOfTheViewsOfAContainerAreShown() {
    let screen = Screen(
      Leading {
        Text("a")
        Text("b")
        Text("c")
      }
    )
    #expect(screen.elements.map(\.label) == ["a", "2 more", "b", "c"])
  }
}
