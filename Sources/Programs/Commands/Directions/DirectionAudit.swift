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

  /// Both layouts, view by view.
  let comparison: DirectionComparison
  /// The texts in this language beside those of another; nil where none was asked for.
  private(set) var languages: LanguageComparison?
  private let spec: Spec
  private let measurer: any TextMeasurer
  private let leftToRight: LayoutResult
  private let rightToLeft: LayoutResult
  /// The screen right to left.
  private var facts: AuditFacts
  private var audit: ScreenAudit

  /// Lays a screen out in both directions.
  ///
  /// - Parameters:
  ///   - screen: The screen in any direction.
  ///   - mirrored: The same in the other direction.
  ///   - spec: The screen that both are of.
  ///   - name: The name of the screen.
  init(
    _ screen: LayoutScene,
    mirrored: LayoutScene,
    of spec: Spec,
    named name: String,
    _ measurer: any TextMeasurer,
    _ resources: any DrawingResources
  ) {
    self.spec = spec
    self.measurer = measurer
    comparison = DirectionComparison(
      screen,
      mirrored: mirrored,
      measurer: measurer,
      resources: resources
    )
    let scenes = DirectionComparison.scenes(screen, mirrored)
    rightToLeft = scenes.rightToLeft.layout(measurer: measurer)
    leftToRight = scenes.leftToRight.layout(measurer: measurer)
    facts = AuditFacts(rightToLeft)
    facts.readInk(of: rightToLeft, resources: resources)
    let usual = AuditFacts(leftToRight)
    facts.leftovers = DirectionAudit.leftovers(comparison, in: facts, besides: usual)
    facts.faults = DirectionAudit.faults(comparison, in: facts, besides: usual)
    facts.misread = comparison.firstMisread
    audit = ScreenAudit(screen: name)
  }

  /// Whether the layout right to left is that of the other direction, not the screen's own.
  private var isRightToLeftOther: Bool { spec.scene?.environment.layoutDirection == .leftToRight }

  /// The findings so far.
  var report: AuditReport { audit.report }

  /// Asks rules about the screen right to left.
  mutating func check(rules: [AuditRule]) {
    let context = AuditContext(facts: facts, usual: nil)
    let (spec, isOther) = (spec, isRightToLeftOther)
    let (left, right) = (leftToRight.placedScene.tree, rightToLeft.placedScene.tree)
    audit.add("right to left", context, rules: rules) { subject in
      subject.isOfOtherDirection
        ? Auditor.place(subject, spec, in: left, isMirrored: !isOther)
        : Auditor.place(subject, spec, in: right, isMirrored: isOther)
    }
  }

  /// Compares the texts of the screen, in its own direction, with those in another language, and
  /// asks rules about them.
  ///
  /// - Parameter usual: The screen in the other language; nil for none.
  mutating func compareLanguages(with usual: Spec?, rules: [AuditRule]) {
    guard let usual, let scene = usual.scene else { return }
    let result = isRightToLeftOther ? leftToRight : rightToLeft
    let translations = spec.translations
    let compared = LanguageComparison(
      scene.layout(measurer: measurer),
      result,
      measurer: measurer,
      untranslated: translations?.hasLanguage == true ? translations?.untranslated ?? [] : []
    )
    languages = compared
    var facts = isRightToLeftOther ? AuditFacts(result) : facts
    facts.translations = compared.texts.compactMap { text in
      facts.viewsByID[text.id].map { view in
        AuditFacts.Translation(
          view: view,
          untranslatedKey: text.untranslatedKey,
          usual: text.usual,
          lines: (text.lines.usual, text.lines.other),
          isTruncated: (text.isTruncated.usual, text.isTruncated.other),
          growth: text.growth
        )
      }
    }
    facts.translations? += compared.unseenKeys.map { key in
      AuditFacts.Translation(
        view: nil,
        untranslatedKey: key,
        usual: key,
        lines: (1, 1),
        isTruncated: (false, false),
        growth: 1
      )
    }
    let (spec, tree) = (spec, result.placedScene.tree)
    audit.add(compared.language, AuditContext(facts: facts, usual: nil), rules: rules) {
      Auditor.place($0, spec, in: tree)
    }
  }

  /// Returns the place of a view's code as `file:line:column`; nil if it is not known.
  func place(of view: DirectionComparison.View) -> String? {
    if let source = view.leftToRightSource {
      let tree = leftToRight.placedScene.tree
      return spec.place(ofView: source, in: tree, isMirrored: !isRightToLeftOther)?.description
    }
    guard let source = view.rightToLeftSource else { return nil }
    let tree = rightToLeft.placedScene.tree
    return spec.place(ofView: source, in: tree, isMirrored: isRightToLeftOther)?.description
  }

  /// Returns the outermost views that have no mirror image, those left out that leftovers are told of.
  private static func faults(
    _ comparison: DirectionComparison,
    in facts: AuditFacts,
    besides usual: AuditFacts
  ) -> [AuditFacts.Fault] {
    let told = Set(
      (facts.leftovers ?? []).filter { $0.kind == .order || $0.kind == .frame }.map(\.view)
    )
    return comparison.views.compactMap { view in
      guard view.isOutermostFault, !view.isLeftover, let reason = view.reason else { return nil }
      let index = view.rightToLeftID.flatMap { facts.viewsByID[$0] }
      let isTold = index.map {
        told.contains($0) || facts.views[$0].parent.map(told.contains) == true
      }
      if isTold == true { return nil }
      let shown = index.map { facts.views[$0] } ?? usual.viewsByID[view.id].map { usual.views[$0] }
      if shown?.isInvisible == true { return nil }
      return AuditFacts.Fault(
        id: view.rightToLeftID ?? view.id,
        source: view.rightToLeftSource ?? view.leftToRightSource ?? -1,
        isOfOtherDirection: view.rightToLeftSource == nil,
        words: shown?.string,
        type: view.type,
        reason: reason
      )
    }
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
