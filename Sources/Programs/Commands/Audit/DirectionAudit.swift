import Audit
import Drawing
import Export
import LayoutCore
import SpecFormat

/// Asks rules about a screen in both directions.
struct DirectionAudit {
  /// Returns the findings about views that are not mirrored in the other direction.
  ///
  /// - Parameters:
  ///   - comparison: Both layouts, view by view.
  ///   - facts: The screen right to left.
  ///   - usual: The screen left to right.
  static func leftovers(
    _ comparison: DirectionComparison,
    in facts: AuditFacts,
    besides usual: AuditFacts
  ) -> [AuditFacts.Leftover] {
    var leftovers = facts.swappedContainers(besides: usual)
    let swapped = Set(leftovers.map(\.view))
    // A view comes before those inside of it.
    var moved: Set<Int> = []
    for view in comparison.views {
      guard let id = view.rightToLeftID, let index = facts.viewsByID[id] else { continue }
      func add(_ kind: AuditFacts.Leftover.Kind, _ reason: String) {
        leftovers.append(AuditFacts.Leftover(view: index, kind: kind, reason: reason))
      }
      if let note = view.note, let kind = view.noteSubject?.kind { add(kind, note) }
      // Views within a swapped container are reported with it.
      if facts.views[index].parent.map(swapped.contains) == true { continue }
      if view.isLeftover {
        add(.frame, "it is where it is left to right, although what is around it is mirrored")
      }
      guard view.reason == nil, let other = usual.viewsByID[view.id] else { continue }
      // Offsets and other effects move the drawing, not the frame.
      let (seen, before) = (facts.views[index].frame, usual.views[other].frame)
      let expected = before.mirrored(in: facts.window.width)
      guard seen.size == before.size, (seen.minX - expected.minX).magnitude > 1 else { continue }
      if facts.views[index].parent.map({ moved.contains($0) }) != true {
        add(.frame, "effects put it where it is left to right")
      }
      moved.insert(index)
    }
    return leftovers
  }

  /// Returns the findings of the rules about directions on a screen.
  ///
  /// - Parameters:
  ///   - leftToRight: The screen left to right.
  ///   - rightToLeft: The same right to left.
  ///   - comparison: Both, view by view.
  ///   - spec: The screen that both are of.
  ///   - name: The name of the screen.
  static func report(
    _ leftToRight: LayoutScene,
    _ rightToLeft: LayoutScene,
    _ comparison: DirectionComparison,
    of spec: Spec,
    named name: String,
    _ measurer: any TextMeasurer,
    _ resources: any DrawingResources
  ) -> AuditReport {
    let result = rightToLeft.layout(measurer: measurer)
    var facts = AuditFacts(result)
    facts.readInk(of: result, resources: resources)
    let usual = AuditFacts(leftToRight.layout(measurer: measurer))
    facts.leftovers = leftovers(comparison, in: facts, besides: usual)
    var audit = ScreenAudit(screen: name)
    let context = AuditContext(facts: facts, usual: nil)
    audit.add("right to left", context, rules: AuditRule.ofDirections) {
      Auditor.place($0, spec, in: result.placedScene.tree)
    }
    return audit.report
  }
}

extension DirectionComparison.Note.Subject {
  /// In which way a view is wrong; nil for what canvases draw, which rules see for themselves.
  fileprivate var kind: AuditFacts.Leftover.Kind? {
    switch self {
    case .letters: .letters
    case .symbol: .symbol
    case .symbolTwice: .symbolTwice
    case .image: .image
    case .canvas: nil
    }
  }
}
