import AccessibilityCore
import Testing

@testable import AccessibilityATK

@Suite struct RelationTests {
  typealias Kind = AccessibilityProperties.Relation.Kind

  private func tied(_ label: String, _ ties: (Kind, String)...) -> Sketch {
    Sketch(.staticText, label) { node in
      node.element.id = label
      node.element.relations = ties.map {
        AccessibilityProperties.Relation($0.0, id: $0.1, namespace: "ns")
      }
    }
  }

  @Test func `A label and its content are tied at both ends`() {
    let ties = records(
      tied("field", (.labeledPairContent, "1")),
      tied("label", (.labeledPairLabel, "1"))
    )
    #expect(ties[0].relations == [.init(type: .labelledBy, targets: ["label"])])
    #expect(ties[1].relations == [.init(type: .labelFor, targets: ["field"])])
  }

  @Test func `Pairs of other ids are not tied, nor is a label without content`() {
    let ties = records(
      tied("field", (.labeledPairContent, "1")),
      tied("label", (.labeledPairLabel, "2"))
    )
    #expect(ties.allSatisfy { $0.relations.isEmpty })
  }

  @Test func `An element that is label and content at once is not tied to itself`() {
    let ties = records(tied("both", (.labeledPairContent, "1"), (.labeledPairLabel, "1")))
    #expect(ties[0].relations.isEmpty)
  }

  @Test func `A linked group flows in the order of reading and not in a circle`() {
    let ties = records(
      tied("a", (.linkedGroup, "g")),
      tied("-"),
      tied("b", (.linkedGroup, "g")),
      tied("c", (.linkedGroup, "g"), (.linkedGroup, "g"))
    )
    #expect(ties.map { $0.targets(.flowsTo) } == [["b"], [], ["c"], []])
    #expect(ties.map { $0.targets(.flowsFrom) } == [[], [], ["a"], ["b"]])
  }

  @Test func `Two groups that tie the same elements tie them once`() {
    let ties = records(
      tied("a", (.linkedGroup, "g"), (.linkedGroup, "h")),
      tied("b", (.linkedGroup, "g"), (.linkedGroup, "h"))
    )
    #expect(ties.map { $0.targets(.flowsTo) } == [["b"], []])
  }

  @Test func `Segments belong to each other, the last first`() {
    let picker = Sketch(.segmentedPicker, children: [Sketch(.segment, "S"), Sketch(.segment, "M")])
    #expect(records(picker).map { $0.targets(.memberOf) } == [[], ["2", "1"], ["2", "1"]])
  }

  @Test func `A tab controls its content, which is called by it if it is a container`() {
    let content = Sketch(.scrollView) { $0.element.kind = .container }
    let bar = Sketch(.tabBar, children: [Sketch(.tab, "Inbox") { $0.controls = [0, 3] }])
    let ties = records(content, bar, Sketch(.staticText, "Empty"))
    #expect(
      ties[2].relations == [
        .init(type: .controllerFor, targets: ["0", "3"]), .init(type: .labelFor, targets: ["0"]),
      ]
    )
    #expect(
      ties[0].relations == [
        .init(type: .controlledBy, targets: ["2"]), .init(type: .labelledBy, targets: ["2"]),
      ]
    )
    #expect(ties[3].relations == [.init(type: .controlledBy, targets: ["2"])])
  }

  @Test func `A disclosure controls its content`() {
    let ties = records(Sketch(.disclosure) { $0.controls = [1, 99] }, Sketch(.staticText))
    #expect(ties.map { $0.targets(.controllerFor) } == [["1"], []])
    #expect(ties.map { $0.targets(.controlledBy) } == [[], ["0"]])
  }

  @Test func `Every tie has its counterpart`() {
    let back: [ATKRelationType: ATKRelationType] = [
      .labelFor: .labelledBy, .labelledBy: .labelFor, .flowsTo: .flowsFrom,
      .flowsFrom: .flowsTo, .controllerFor: .controlledBy, .controlledBy: .controllerFor,
      .memberOf: .memberOf,
    ]
    let picker = Sketch(.segmentedPicker, children: [Sketch(.segment, "S"), Sketch(.segment, "M")])
    let all = records(
      tied("a", (.linkedGroup, "g"), (.labeledPairLabel, "p")),
      picker,
      tied("b", (.linkedGroup, "g"), (.labeledPairContent, "p")),
      Sketch(.tab) { $0.controls = [0, 1, 4] }
    )
    let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    for record in all {
      for relation in record.relations {
        let counterpart = back[relation.type]
        for target in relation.targets {
          #expect(counterpart.flatMap { byID[target]?.targets($0) }?.contains(record.id) == true)
        }
      }
    }
    #expect(all.flatMap(\.relations).count == 10)
  }
}
