import SwiftUI

/// A list that is there two seconds later.
private struct LoadedList: View {
  @State private var items: [String] = []

  var body: some View {
    VStack {
      Text("Items")
      ForEach(items, id: \.self) { Text($0) }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      items = ["Bread", "Milk"]
    }
  }
}

#Preview { LoadedList() }
