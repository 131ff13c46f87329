import SwiftSyntax

extension PatternBindingSyntax {
  /// Whether the property is stored, not computed.
  var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// Whether the property is private.
  var isPrivate: Bool {
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.modifiers.contains { $0.name.tokenKind == .keyword(.private) } == true
  }
}
