import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct ListCases: PreviewProvider {
  static var previews: some View {
    List {
      Text("A")
      leaf(10, 60)
    }
    .listStyle(.plain)
    .previewDisplayName("list-plain")
    List {
      Section {
        Text("A")
        Text("B")
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      Section { Text("C") }
    }
    .previewDisplayName("list-automatic")
    List {
      Text("A")
      Text("B")
      Section { Text("C") }
      Text("D")
    }
    .previewDisplayName("list-implicit-sections")
    List {
      Section("Head") {
        Text("A")
        Text("B")
      }
    }
    .listRowSpacing(10)
    .previewDisplayName("list-row-spacing")
    List {
      Color.red.listRowInsets(EdgeInsets())
      Text("B").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0))
    }
    .listStyle(.plain)
    .previewDisplayName("list-row-insets")
    List {
      ForEach(0..<2) { _ in Text("A") }
      Section {
        Group { Text("A") }
        ForEach(["x", "y"], id: \.self) { _ in Text("A") }
      }
    }
    .listStyle(.plain)
    .previewDisplayName("list-foreach-and-group")
    VStack(spacing: 0) {
      leaf(100, 50)
      List { Text("A") }.listStyle(.plain)
    }
    .previewDisplayName("list-below-a-title")
    VStack(spacing: 0) {
      NavigationLink("Go") { EmptyView() }
      List {
        NavigationLink {
          EmptyView()
        } label: {
          HStack {
            Text("Go")
            Spacer()
            Text("On")
          }
        }
      }
      .listStyle(.plain)
    }
    .previewDisplayName("list-navigation-link")
    List {
      Color.red.frame(100, 32).overlay { NavigationLink("Go") { EmptyView() } }
    }
    .listStyle(.plain)
    .previewDisplayName("list-overlay-is-no-row")
    List {
      Section {
        Text("A")
        Section { Text("B") }
      }
    }
    .previewDisplayName("list-nested-section")
    Form {
      Section("Head") { Toggle("Sound", isOn: .constant(true)) }
    }
    .previewDisplayName("form")
    Together {
      Section {
        leaf(40, 10)
      } header: {
        leaf(30, 10)
      } footer: {
        leaf(50, 10)
      }
    }
    .previewDisplayName("section-outside")
    List {
      Section {
        Text("A")
        leaf(10, 60)
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      Section { Text("A") }
      Section("Head") { Text("A") }
    }
    .previewDisplayName("list-26")
    Form {
      Section("Head") {
        Text("A")
        List {
          Text("A")
          ForEach(0..<2) { _ in Text("A") }
        }
      }
    }
    .previewDisplayName("form-list-in-section")
    List {
      HStack { Text("AA").badge(12) }
      Text("BB").badge("New")
    }
    .previewDisplayName("list-badge")
  }
}
