import SwiftData
import SwiftUI

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var start: Date?
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var note = "x"
  init(name: String, destination: String, start: Date? = nil) {
    self.name = name
    self.destination = destination
    self.start = start
  }
}

@Model
final class Stop {
  var id = UUID()
  var title: String
  var order: Int
  var trip: Trip?
  init(title: String, order: Int) { self.title = title; self.order = order }
}

typealias Stops = [Stop]

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name, order: .reverse, animation: .default) private var trips: [Trip]
  @Query(
    filter: #Predicate<Trip> {
      $0.isDone == false && $0.destination.localizedStandardContains("RO")
    },
    sort: [SortDescriptor(\Trip.name)]
  ) var open: [Trip]
  @Query private var stops: Stops

  var body: some View {
    List {
      Text(
        "\(trips.count) trips, \(stops.count) stops, open \(open.map(\.name).joined(separator: "+"))"
      )
      ForEach(trips) { trip in
        HStack {
          Text(trip.name); Spacer();
          Text("\(trip.stops.sorted { $0.order < $1.order }.map(\.title).joined(separator: ","))")
        }
        .onTapGesture { trip.isDone.toggle() }
      }
      .onDelete { for index in $0 { context.delete(trips[index]) } }
      Button("Add") { context.insert(Trip(name: "New", destination: "Rome")) }
      Button("Delete A") { if let a = trips.first(where: { $0.name == "A" }) { context.delete(a) } }
    }
  }
}

@MainActor let previewContainer: ModelContainer = {
  do {
    let container = try ModelContainer(
      for: Trip.self,
      Stop.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let a = Trip(name: "A", destination: "Rome")
    container.mainContext.insert(a)
    a.stops.append(Stop(title: "one", order: 2))
    let s = Stop(title: "two", order: 1)
    s.trip = a
    container.mainContext.insert(Trip(name: "B", destination: "Oslo"))
    container.mainContext.insert(Trip(name: "A2", destination: "Romford"))
    return container
  } catch { fatalError("\(error)") }
}()

#Preview("Trips") { TripList().modelContainer(previewContainer) }
#Preview("Empty") { TripList().modelContainer(for: Trip.self, inMemory: true) }

#Preview("Bound") {
  let trip = Trip(name: "Bound", destination: "Bergen")
  TripEditor(trip: trip).modelContainer(for: [Trip.self])
}
struct TripEditor: View {
  @Bindable var trip: Trip
  var body: some View {
    Form {
      TextField("Name", text: $trip.name); Toggle("Done", isOn: $trip.isDone)
    }
  }
}
@ModelActor actor Importer {
  func run() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Trip>()) }
}
