import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

@Suite struct TreeTests {
  @Test func `The application holds the window, the window the topmost nodes`() {
    let sketch = [
      Sketch(.group, "G", children: [Sketch(.button, "A"), Sketch(.button, "B")]),
      Sketch(.staticText, "C"),
    ]
    let records = ATKMapper.records(of: snapshot(sketch), application: "test")
    #expect(
      records.map(\.role) == [.application, .frame, .panel, .pushButton, .pushButton, .label]
    )
    #expect(records.map(\.parent) == [nil, 0, 1, 2, 2, 1])
    #expect(records.map(\.children) == [[1], [2, 5], [3, 4], [], [], []])
    #expect(records.map(\.id) == ["//application", "//window", "0", "1", "2", "3"])
  }

  @Test func `Every record stands where its parent says`() {
    let deep = (0..<20).reduce(Sketch(.staticText, "leaf")) { inside, number in
      Sketch(.group, "\(number)", children: [inside, Sketch(.button, "b")])
    }
    let records = ATKMapper.records(of: snapshot([deep, deep]), application: "test")
    #expect(records.count == 84)
    for (index, record) in records.enumerated() {
      #expect(record.children.allSatisfy { records[$0].parent == index })
      if let parent = record.parent {
        #expect(records[parent].children.filter { $0 == index }.count == 1)
      }
    }
  }

  @Test func `Identities differ even if those of the nodes do not`() {
    let ids = ["a", "a", "a#2", "//window", "a", ""]
    let sketches = ids.map { id in Sketch(.button) { $0.element.id = id.isEmpty ? "b" : id } }
    let records = ATKMapper.records(of: snapshot(sketches), application: "test")
    #expect(Set(records.map(\.id)).count == records.count)
    #expect(records[2].id == "a")
  }

  @Test func `The same tree is told in the same words`() {
    let sketches = RowExample.all.map(\.sketch)
    let first = ATKMapper.records(of: snapshot(sketches), application: "test")
    #expect(ATKMapper.records(of: snapshot(sketches), application: "test") == first)
  }

  @Test func `A table knows its rows and columns, and its headers`() throws {
    func cell(_ row: Int, _ columns: Range<Int>, _ isHeader: Bool = false) -> Sketch {
      Sketch(.cell, "\(row)") {
        $0.cell = AccessibilitySnapshot.Cell(
          rows: row..<row + 1,
          columns: columns,
          isHeader: isHeader
        )
      }
    }
    let table = Sketch(
      .table,
      "Prices",
      children: [cell(0, 0..<2, true), cell(1, 0..<1), cell(1, 1..<2)]
    )
    let told = records(table)
    let cells = try #require(told[0].table)
    #expect(cells.rowCount == 2)
    #expect(cells.columnCount == 2)
    #expect(cells.cells.map(\.id) == ["1", "2", "3"])
    #expect(cells.cells.map(\.columns) == [0..<2, 0..<1, 1..<2])
    #expect(told.map(\.role) == [.table, .tableColumnHeader, .tableCell, .tableCell])
    #expect(told[1].interfaces == [.component, .tableCell, .text])
    #expect(told[2].interfaces == [.component, .tableCell])
  }

  @Test func `A cell without a table is none`() {
    let cell = record(.cell) { $0.cell = AccessibilitySnapshot.Cell(rows: 0..<1, columns: 0..<1) }
    #expect(!cell.interfaces.contains(.tableCell))
  }

  /// Something that took time in proportion to the square would take minutes.
  @Test(
    "A large tree takes little time",
    arguments: ["flat", "deep", "rows", "segments", "rotor", "linked", "pairs", "same"]
  )
  func time(_ shape: String) {
    let count = 10_000
    let snapshot = snapshot(large(shape, count))
    let start = ContinuousClock.now
    let records = ATKMapper.records(of: snapshot, application: "test")
    let duration = ContinuousClock.now - start
    #expect(records.count >= count)
    #if SANITIZED
      #expect(duration < .seconds(60))
    #else
      #expect(duration < .seconds(10))
    #endif
  }

  private func large(_ shape: String, _ count: Int) -> [Sketch] {
    let relation: (AccessibilityProperties.Relation.Kind) -> AccessibilityProperties.Relation = {
      AccessibilityProperties.Relation($0, id: "1", namespace: "")
    }
    let many = (0..<count)
    switch shape {
    case "deep":
      return [many.reduce(Sketch(.group)) { inside, _ in Sketch(.row, children: [inside]) }]
    case "rows":
      return [
        Sketch(.list, children: many.map { _ in Sketch(.row, children: [Sketch(.button, "A")]) })
      ]
    case "segments": return [Sketch(.segmentedPicker, children: many.map { _ in Sketch(.segment) })]
    case "rotor":
      let rotor = AccessibilityRotor(name: "all", entries: many.map { "\($0)" })
      return [Sketch(.group) { $0.element.rotors = [rotor] }]
        + many.map { _ in Sketch(.staticText) }
    case "linked":
      return many.map { _ in Sketch(.button) { $0.element.relations = [relation(.linkedGroup)] } }
    case "pairs":
      return many.map { index in
        let kind: AccessibilityProperties.Relation.Kind =
          index.isMultiple(of: 2) ? .labeledPairLabel : .labeledPairContent
        return Sketch(.button) { $0.element.relations = [relation(kind)] }
      }
    case "same": return many.map { _ in Sketch(.button) { $0.element.id = "same" } }
    default: return many.map { Sketch(.button, "\($0)") }
    }
  }
}
