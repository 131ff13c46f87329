import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: makes data to be animated of the stored properties of a type.
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = try declaration.memberBlock.members.flatMap {
      try Self.properties(of: $0.decl)
    }
    guard let last = properties.last else {
      throw MacroProblem(text: "'@Animatable' needs a stored property that can change")
    }
    let access =
      declaration.modifiers.first { $0.name.text == "public" }.map { _ in "public " } ?? ""
    var (type, value, path) = ("\(last.type).AnimatableData", "\(last.name).animatableData", "")
    for property in properties.dropLast().reversed() {
      type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
      value = "SwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
    }
    var writes: [String] = []
    for (index, property) in properties.enumerated() {
      let isLast = index == properties.count - 1
      let part = properties.count == 1 ? "" : path + (isLast ? "" : ".first")
      writes.append("\(property.name).animatableData = newValue\(part)")
      path += ".second"
    }
    return [
      """
      nonisolated \(raw: access)var animatableData: \(raw: type) {
        get { \(raw: value) }
        set { \(raw: writes.joined(separator: "; ")) }
      }
      """
    ]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  /// The properties of a declaration that are animated: those that are stored, can change and are
  /// not taken out.
  private static func properties(
    of declaration: DeclSyntax
  ) throws -> [(name: String, type: String)] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
    else { return [] }
    var type: String?
    // In `x, y: Double` the type stands with the last.
    var found: [(name: String, type: String)] = []
    for binding in variable.bindings.reversed() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.accessorBlock?.isStored ?? true
      else { continue }
      type = binding.typeAnnotation?.type.trimmedDescription ?? type
      let value = binding.initializer?.value
      guard
        let known = type ?? (value.flatMap { $0.is(FloatLiteralExprSyntax.self) ? "Double" : nil })
      else {
        throw MacroProblem(text: "'@Animatable' needs the type of '\(name)'")
      }
      found.append((name, known))
    }
    return found.reversed()
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` looks for.
public struct AnimatableIgnoredMacro: PeerMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

extension AccessorBlockSyntax {
  /// Whether there are only observers.
  fileprivate var isStored: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
