import SwiftSyntax

extension SourceVisitor {
  /// Makes a separate member of an extension's override, where only methods called by Objective-C
  /// may be overridden: it gets another name, which is never called.
  func takeOverride(
    _ modifiers: DeclModifierListSyntax,
    _ keyword: TokenSyntax,
    _ name: TokenSyntax
  ) {
    guard let place = modifiers.firstIndex(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    let others = modifiers[modifiers.index(after: place)...].map(\.trimmedDescription)
    let words = (others + [keyword.text, name.text + "_"]).joined(separator: " ")
    let start = modifiers[place].positionAfterSkippingLeadingTrivia.utf8Offset
    let end = name.endPositionBeforeTrailingTrivia.utf8Offset
    // All on one line, whose columns stay.
    guard words.utf8.count <= end - start,
      location(modifiers[place]).line == location(name).line
    else { return }
    edits.replace(start..<end, with: words)
  }
}
