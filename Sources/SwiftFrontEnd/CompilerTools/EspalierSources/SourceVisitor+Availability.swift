import SwiftSyntax

extension SourceVisitor {
  /// Lets a question for the system's version be one for the version that the screen has.
  func takeQuestion(_ node: AvailabilityConditionSyntax) {
    let asked = node.availabilityArguments.compactMap { argument -> PlatformVersionSyntax? in
      guard case .availabilityVersionRestriction(let asked) = argument.argument else { return nil }
      return asked
    }
    let own = asked.first { request.platform.isAsked($0.platform.text) }
    guard !node.choosesOpaqueResult else {
      if let version = own?.version, isActive != .no {
        let place = location(node)
        fixedSystems.append(
          FixedSystem(line: place.line, column: place.column, version: version.trimmedDescription)
        )
      }
      return
    }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    edits.replace(
      node.availabilityKeyword,
      with: (isNegated ? "!" : "") + request.platform.question
    )
    // The numbers stay where they are, so that nothing of the rest of the line moves.
    let start = node.availabilityArguments.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.availabilityArguments.endPositionBeforeTrailingTrivia.utf8Offset
    guard let version = own?.version else {
      edits.replace(start..<end)
      return
    }
    let first = version.positionAfterSkippingLeadingTrivia.utf8Offset
    let last = version.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(start..<first)
    edits.replace(
      first..<last,
      with: String(version.trimmedDescription.map { $0 == "." ? "," : $0 })
    )
    edits.replace(last..<end)
  }
}
