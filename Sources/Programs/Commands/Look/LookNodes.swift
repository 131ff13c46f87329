import Audit
import LayoutCore

/// The views of a screen that a look lists: those that show something or can be used.
struct LookNodes {
  /// Their positions among the views, in the order of the tree.
  private(set) var listed: [Int] = []
  /// The number of those that are outside of the window.
  private(set) var hiddenCount = 0
  /// The words of each listed view.
  private(set) var words: [String] = []
  /// For each view the number of the listed one that it is, or is a part of.
  private var numbers: [Int: Int] = [:]
  private let facts: AuditFacts

  init(_ facts: AuditFacts) {
    self.facts = facts
    var end = 0
    for index in facts.views.indices where index >= end {
      let view = facts.views[index]
      guard LookNodes.isListed(view, in: facts) else { continue }
      let isWhole = view.isUsable && isOne(index)
      if isWhole { end = view.end }
      guard view.visibleFrame != nil, !view.isInvisible, !view.isBehindPresentation else {
        if !view.isInvisible { hiddenCount += 1 }
        continue
      }
      listed.append(index)
      words.append(isWhole ? wordsInside(index) : LookNodes.words(of: view))
      numbers[index] = listed.count
    }
  }

  /// The number of the listed view that a view is, or is inside of; 0 for none.
  func number(ofView id: String) -> Int {
    var next = facts.viewsByID[id]
    while let index = next {
      if let number = numbers[index] { return number }
      next = facts.views[index].parent
    }
    return 0
  }

  private static func isListed(_ view: AuditView, in facts: AuditFacts) -> Bool {
    switch view.kind {
    case .text: return view.string?.isEmpty == false
    case .image, .canvas, .placeholder: return true
    // Signs and surfaces of controls are the system's.
    case .symbol: return view.control.map { !facts.views[$0].isUsable } ?? true
    case .shape, .color: return view.control == nil && !view.isBehind
    case .control: return view.isUsable || view.isProgress
    case .other: return false
    }
  }

  /// Whether a control is one line: nothing inside of it is more than its name.
  private func isOne(_ control: Int) -> Bool {
    var texts = 0
    for view in facts.views[control + 1..<facts.views[control].end] {
      if view.isUsable { return false }
      if case .text = view.kind, view.string?.isEmpty == false { texts += 1 }
      if case .image = view.kind { return false }
    }
    return texts < 2
  }

  private func wordsInside(_ control: Int) -> String {
    let inside = facts.views[control + 1..<facts.views[control].end]
    for view in inside { if let string = view.string, !string.isEmpty { return string } }
    return inside.lazy.map(LookNodes.words).first { !$0.isEmpty } ?? ""
  }

  private static func words(of view: AuditView) -> String {
    switch view.kind {
    case .text: view.string ?? ""
    case .image(let name): name ?? ""
    case .symbol(let name): name
    case .canvas, .shape, .color, .control, .placeholder, .other: ""
    }
  }

  /// The part that is seen of a view's text if it is cut.
  func cut(_ index: Int) -> String? {
    let view = facts.views[index]
    let range = view.isUsable && isOne(index) ? index..<view.end : index..<index + 1
    return facts.views[range].first { $0.isTruncated }.map { $0.shownText ?? "…" }
  }
}

extension AuditView {
  /// Whether it shows a value that users cannot change.
  fileprivate var isProgress: Bool {
    switch kind {
    case .control(.progressView), .control(.gauge): true
    case .control, .text, .image, .symbol, .canvas, .shape, .color, .placeholder, .other: false
    }
  }
}
