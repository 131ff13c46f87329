import SwiftUI

/// A list that is edited: a minus, handles, a row that stays, and what is selected of another one.
struct EditedList: View {
  @State private var cities = ["Lisbon", "Kyoto", "Bergen"]
  @State private var chosen: Set<String> = ["Tea"]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        List {
          Section("Trips") {
            ForEach(cities, id: \.self) { city in
              Text(city)
                .deleteDisabled(city == "Bergen")
                .moveDisabled(city == "Kyoto")
            }
            .onDelete { cities.remove(atOffsets: $0) }
            .onMove { cities.move(fromOffsets: $0, toOffset: $1) }
            Text("Not mine")
          }
        }
        List(["Tea", "Coffee"], id: \.self, selection: $chosen) { Text($0) }
          .listStyle(.plain)
      }
      .toolbar { EditButton() }
      .environment(\.editMode, .constant(.active))
    }
  }
}

#Preview { EditedList() }
