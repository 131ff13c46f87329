import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct MenuCases: PreviewProvider {
  static var previews: some View {
    Text("Photo")
      .contextMenu {
        Button("Copy") {}
        Divider()
        Button("Delete", role: .destructive) {}
      }
      .previewDisplayName("context-menu-buttons")
    Text("Notes")
      .contextMenu {
        Picker("Sort by", selection: .constant("Date")) {
          Text("Name").tag("Name")
          Text("Date").tag("Date")
        }
        Section("This note") {
          Toggle("Pin", isOn: .constant(true))
          Menu("Share") { Button("Copy link") {} }
        }
      }
      .previewDisplayName("context-menu-toggle-and-picker")
    List {
      Text("Milk")
        .swipeActions { Button("Delete", role: .destructive) {} }
        .contextMenu { Button("Rename") {} }
      Text("Oats")
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin") {}
          Button("Share") {}
        }
    }
    .previewDisplayName("context-menu-outside-of-swipe-actions")
    Text("Photo").contextMenu {}.previewDisplayName("context-menu-without-items")
  }
}
