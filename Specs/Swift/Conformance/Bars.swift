import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct BarCases: PreviewProvider {
  static var previews: some View {
    NavigationStack { Color.red.navigationTitle("Title") }.previewDisplayName("large title, iOS 15")
    NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("inline title, iOS 26")
    NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button {
            } label: {
              Image(systemName: "chevron.left")
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
    }
    .previewDisplayName("items, iOS 26")
    NavigationStack {
      Color.red.navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Save") {} } }
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
    .previewDisplayName("hidden")
    NavigationStack {
      Color.red.navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .principal) { Text("Two lines of words") } }
        .navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("principal item")
    NavigationStack {
      Color.red.navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
    }
    .previewDisplayName("search, iOS 18")
    NavigationStack {
      Color.red.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Spacer()
          Button("B") {}
        }
      }
    }
    .previewDisplayName("bottom bar")
    NavigationStack {
      List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("a list")
    NavigationStack {
      VStack { NavigationLink("Open") { Text("Deep").navigationTitle("Second") } }
        .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("a link with a destination")
    TabView {
      Color.red.tabItem { Text("One") }
      Text("Hidden").badge(3).tabItem { Text("Two") }
    }
    .previewDisplayName("tab bar, iOS 18")
    TabView {
      Color.red.tabItem { Text("One") }
      Text("Hidden").tabItem { Text("Two") }.badge(3)
    }
    .previewDisplayName("tab bar, iOS 26")
    TabView {
      Tab("One", systemImage: "house") { Color.red }
      Tab("Two", systemImage: "gear") { Color.blue }.badge(3)
    }
    .previewDisplayName("tabs with pictures, iOS 18")
    NavigationSplitView {
      Color.red.navigationTitle("Mail")
    } detail: {
      Color.blue.navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("sidebar and detail, iOS 18")
    NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Color.red.navigationTitle("Mail")
    } content: {
      Color.green
    } detail: {
      Color.blue.navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
    }
    .previewDisplayName("detail only")
    Text("Under").sheet(isPresented: .constant(true)) { Color.red }.previewDisplayName("sheet")
    Text("Under")
      .sheet(isPresented: .constant(true)) { Color.red.presentationDetents([.large, .medium]) }
      .previewDisplayName("sheet, medium")
    Text("Under").fullScreenCover(isPresented: .constant(true)) { Color.red }
      .previewDisplayName("full-screen cover")
    Text("Under").sheet(isPresented: .constant(false)) { Color.red }
      .previewDisplayName("not presented")
    Text("Under").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
      .previewDisplayName("alert")
    Text("Under")
      .alert("Title", isPresented: .constant(true)) {
        Button("Delete") {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("Message")
      }
      .previewDisplayName("alert of two answers")
    Text("Under")
      .confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Delete") {}
        Button("Archive") {}
      }
      .previewDisplayName("confirmation dialog")
    Text("Under")
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        }
      }
      .previewDisplayName("a stack in a sheet")
  }
}
