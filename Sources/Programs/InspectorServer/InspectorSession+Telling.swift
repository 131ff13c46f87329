import AgentServer
import Inspector

/// The messages to pages.
extension InspectorSession {
  func tell(_ kind: String, _ members: AgentValue) async {
    var all: AgentValue = ["kind": .string(kind)]
    if case .object(let members) = members, case .object(let first) = all {
      all = .object(first + members)
    }
    await board.post(Array(all.text.utf8), as: kind)
  }

  /// Tells the parts of a variant.
  ///
  /// - Parameter isFirst: Whether the screen has changed, so that documents of its other variants are those of an
  ///   earlier time.
  func tell(
    _ lines: [[UInt8]],
    _ variant: Int,
    of screen: String,
    isFirst: Bool = false
  ) async {
    var current = documents[screen]?.variants ?? []
    let others = isFirst || documents[screen]?.change != change ? current : []
    current.removeAll { $0 == variant || others.contains($0) }
    current.append(variant)
    documents[screen] = (change, current)
    let parts = zip(InspectedScreen.Part.allCases, lines).map { part, line in
      let key = InspectorSession.key(part, variant, screen)
      return NewsBoard.Message(
        key: key,
        text: InspectorSession.message("part", key, line),
        isPatched: true
      )
    }
    await board.post(
      parts + [currentVariants(of: screen)],
      withdrawing: InspectorSession.keys(others.filter { $0 != variant }, screen)
    )
  }

  /// Tells the pictures of all variants of a screen, and its findings; documents of an earlier time are forgotten.
  func tell(outline lines: [[UInt8]], of screen: String) async {
    guard let line = lines.first else { return }
    partial.removeAll { $0 == screen }
    var old: [Int] = []
    if documents[screen]?.change != change {
      old = documents[screen]?.variants ?? []
      documents[screen] = (change, [])
    }
    let key = "screen \(screen)"
    let outline = NewsBoard.Message(
      key: key,
      text: InspectorSession.message("screen", key, line),
      isPatched: true
    )
    await board.post(
      [outline, currentVariants(of: screen)],
      withdrawing: InspectorSession.keys(old, screen)
    )
  }

  /// The message about a screen that names the variants whose documents are up to date.
  private func currentVariants(of screen: String) -> NewsBoard.Message {
    let variants = (documents[screen]?.variants ?? []).sorted()
    let text: AgentValue = [
      "kind": "current", "screen": .string(screen),
      "variants": .array(variants.map { .integer($0) }),
    ]
    return NewsBoard.Message(key: "current \(screen)", text: Array(text.text.utf8))
  }

  /// A message of which only changes are sent.
  private static func message(_ kind: String, _ key: String, _ line: [UInt8]) -> [UInt8] {
    let start = "{\"kind\":\"\(kind)\",\"key\":\(AgentValue.string(key).text),\"\(kind)\":"
    return Array(start.utf8) + line + [UInt8(ascii: "}")]
  }

  private static func key(
    _ part: InspectedScreen.Part,
    _ variant: Int,
    _ screen: String
  ) -> String { "\(part.rawValue) \(variant) of \(screen)" }

  private static func keys(_ variants: [Int], _ screen: String) -> [String] {
    variants.flatMap { variant in
      InspectedScreen.Part.allCases.map { key($0, variant, screen) }
    }
  }

  func tellDone(_ screen: String) async {
    let count = logs[screen]?.batches.count ?? 0
    let text: AgentValue = [
      "kind": "done", "screen": .string(screen), "count": .integer(count),
    ]
    await board.post(Array(text.text.utf8), as: "done \(screen)")
  }

  /// Forgets a screen that is not there any more.
  func forget(_ screen: String) async {
    logs[screen] = nil
    wanted.removeAll { $0.screen == screen }
    await forgetDocuments(of: screen)
    for key in ["screen", "current", "done"] { await board.withdraw("\(key) \(screen)") }
  }

  /// Forgets the documents of all variants of a screen.
  func forgetDocuments(of screen: String) async {
    let variants = documents.removeValue(forKey: screen)?.variants ?? []
    await board.post(
      [currentVariants(of: screen)],
      withdrawing: InspectorSession.keys(variants, screen)
    )
  }
}
