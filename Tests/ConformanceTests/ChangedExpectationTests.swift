import Conformance
import LayoutCore
import SpecFormat
import Testing

/// A case that passes fails as soon as one expected value is another.
@Suite struct ChangedExpectationTests {
  typealias Values = SpecFormat.Expectation.Values

  /// A change of one value of a kind of expectation; false if there is none to change.
  struct Change: Sendable, CustomTestStringConvertible {
    let kind: String
    let apply: @Sendable (inout Values) -> Bool
    var testDescription: String { kind }

    init(_ kind: String, _ apply: @escaping @Sendable (inout Values) -> Bool) {
      self.kind = kind
      self.apply = apply
    }
  }

  static let changes = [
    Change("size") { values in
      guard values.size?.width.isFinite == true else { return false }
      values.size?.width += 0.01
      return true
    },
    Change("frames") { change(&$0.frames) { $0.origin.x += 0.01 } },
    Change("pixelFrames") { change(&$0.pixelFrames) { $0.origin.y += 2 } },
    Change("renderedFrames") { change(&$0.renderedFrames) { $0.size.width -= 0.01 } },
    Change("presentedFrames") { change(&$0.presentedFrames) { $0.origin.y += 0.01 } },
    Change("drawnFrames") { change(&$0.drawnFrames) { $0.origin.y -= 0.01 } },
    Change("pathBounds") { change(&$0.pathBounds) { $0.size.height -= 0.01 } },
    Change("modifierFrames") { values in
      change(&values.modifierFrames) { frames in
        if !frames.isEmpty {
          frames[frames.count - 1].size.height += 0.01
        } else {
          frames = [.zero]
        }
      }
    },
    Change("guides") { change(&$0.guides) { $0[0].value = ($0[0].value ?? 0) + 0.01 } },
    Change("explicitGuides") { values in
      change(&values.explicitGuides) { $0[0].value = $0[0].value == nil ? 0 : nil }
    },
    Change("measureProposals") { values in
      change(&values.measureProposals) { $0.append(ProposedViewSize(width: 1, height: 2)) }
    },
    Change("placementProposals") { values in
      change(&values.placementProposals) { $0.height = $0.height == nil ? 0 : nil }
    },
    Change("drawOrder") { values in
      guard values.drawOrder.count > 1 else { return false }
      values.drawOrder.reverse()
      return true
    },
    Change("lines") { change(&$0.lines) { $0.append("one more") } },
    Change("truncated") { change(&$0.truncated) { $0.toggle() } },
  ]

  private static func change<Value>(
    _ values: inout [SpecFormat.Expectation.Named<Value>],
    _ body: (inout Value) -> Void
  ) -> Bool {
    guard let index = values.indices.last else { return false }
    body(&values[index].value)
    return true
  }

  /// Cases of every topic; of the random ones, some.
  private static func specs() throws -> [Spec] {
    try ConformanceFile.all.filter { !$0.name.contains("Random") || $0.name.contains("-01") }
      .flatMap { file in
        let specs = try file.specs()
        return file.name.contains("Random") ? Array(specs.prefix(20)) : specs
      }
  }

  @Test(arguments: changes)
  func ofEveryKindFails(_ change: Change) throws {
    var count = 0
    for var spec in try Self.specs() where spec.scene != nil {
      guard var expectation = spec.expectation, change.apply(&expectation.values) else { continue }
      // Only the direction that the case states, so that nothing else can fail.
      expectation.opposite = .skipped
      expectation.tolerance = 0.001
      spec.expectation = expectation
      count += 1
      #expect(spec.differences.count >= 1, "\(spec.file): \(spec.name ?? "")")
    }
    if change.kind != "truncated", change.kind != "lines" {
      #expect(count > 0, "no case expects \(change.kind)")
    }
  }

  @Test func ofARuleFails() throws {
    var rules: Set<RuleProbe.Rule> = []
    for var spec in try Self.specs() {
      guard case .rule(let probe) = spec.subject, let result = spec.expectation?.result else {
        continue
      }
      spec.expectation?.result = Self.changed(result)
      #expect(spec.differences.count >= 1, "\(spec.name ?? "")")
      rules.insert(probe.rule)
    }
    #expect(rules == Set(RuleProbe.Rule.allCases))
  }

  /// The value with one number, deep within if need be, being another.
  private static func changed(_ value: ProbeValue) -> ProbeValue {
    switch value {
    case .null: return .number(0)
    case .boolean(let truth): return .boolean(!truth)
    case .number(let number): return number.isFinite ? .number(number + 0.01) : .number(0)
    case .string(let text): return .string(text + "x")
    case .list(var elements):
      guard let last = elements.popLast() else { return .list([.null]) }
      return .list(elements + [changed(last)])
    case .object(var members):
      guard let key = members.keys.max(), let member = members[key] else {
        return .object(["extra": .number(1)])
      }
      members[key] = changed(member)
      return .object(members)
    }
  }

  @Test func linesAndTruncationCount() throws {
    let spec = try Spec.reading(
      views: """
        { "type": "Text", "content": "Avocado Toast on rye", "id": "text", "modifiers": [
          { "lineLimit": 1 }, { "frame": { "width": 60 } }] }
        """,
      expecting: #""lines": { "text": [] }, "truncated": { "text": false }, "rightToLeft": false"#
    )
    #expect(spec.differences.count == 2)
    #expect(spec.differences.first?.hasPrefix("lines of text is [") == true)
    #expect(spec.differences.last == "truncation of text is true, expected false")
  }
}
