import EspalierTesting
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

private struct People: View {
  @State private var selection: Int?
  @State private var order = [KeyPathComparator(\Person.name)]
  private let people = [
    Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85),
  ]

  var body: some View {
    VStack {
      Table(people, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }
      Table(people, sortOrder: $order) {
        TableColumn("Sorted", value: \.name)
        TableColumn("By age", value: \.age) { Text(verbatim: "\($0.age) years") }
      }
      Text(verbatim: "selected \(selection ?? 0)")
    }
  }
}

@MainActor
struct TableTests {
  @Test func columnsAreMadeOfKeyPaths() throws {
    let screen = Screen(People(), device: .iPadPro13.landscape)
    let (name, age) = (try screen.element("Ada").frame, try screen.element("36").frame)
    #expect(name.midY == age.midY && name.minX < age.minX)
    #expect(try screen.element("Grace").frame.minY > name.maxY)
    #expect(screen.elements.map(\.label).contains("85 years"))
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Int?
    private let people = [Person(id: 2, name: "Grace", age: 85)]

    var body: some View {
      Table(selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 1, name: "Ada", age: 36))
        ForEach(people)
      }
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
      }
    }
  }

  @Test func rowsThatAreWrittenMayBeSorted() throws {
    let screen = Screen(Sorted(), device: .iPadPro13.landscape)
    #expect(try screen.element("Grace").frame.minY > screen.element("Ada").frame.minY)
    #expect(screen.exists("85"))
  }

  @Test func rowsMayBeWrittenOneByOne() throws {
    let people = [Person(id: 2, name: "Grace", age: 85), Person(id: 3, name: "Alan", age: 41)]
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(id: 1, name: "Ada", age: 36))
      ForEach(people) { TableRow($0) }
    }
    let screen = Screen(table.tableStyle(.inset), device: .iPadPro13.landscape)
    let rows = try ["Ada", "Grace", "Alan"].map { try screen.element($0).frame.minY }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
  }
}
