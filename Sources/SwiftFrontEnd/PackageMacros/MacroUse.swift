/// A use of a macro, as the compiler tells of it.
struct MacroUse {
  private let type: String
  private let role: String
  /// The declaration that the macro stands at.
  private let declaration: String
  /// The type that a macro's extension extends.
  private let extended: String
  /// Whether a conformance that the macro adds is missing.
  private let needsConformance: Bool
  /// The place of the use.
  let offset: (file: String, offset: Int)

  init(_ request: [String: Any]) {
    func text(_ key: String, in table: String) -> String {
      (request[table] as? [String: Any])?[key] as? String ?? ""
    }
    type = text("typeName", in: "macro")
    role = request["macroRole"] as? String ?? ""
    declaration = text("source", in: "declSyntax")
    extended = text("source", in: "extendedTypeSyntax")
    needsConformance = text("source", in: "conformanceListSyntax").contains("Animatable")
    let syntax = (request["attributeSyntax"] ?? request["syntax"]) as? [String: Any]
    let location = syntax?["location"] as? [String: Any]
    offset = (location?["fileName"] as? String ?? "", location?["offset"] as? Int ?? 0)
  }

  /// Returns the macro's expansion.
  func expansion() throws(MacroProblem) -> String {
    switch type {
    // Previews are what the command shows, which reads the same sources.
    case "PreviewMacro", "PreviewableMacro", "AnimatableIgnoredMacro": return ""
    case "EntryMacro":
      let entry = try EntryDeclaration(declaration)
      return role == "accessor" ? entry.accessors : entry.tagDeclaration
    case "AnimatableMacro":
      if role != "extension" { return try AnimatableDeclaration(declaration).member }
      return needsConformance ? "extension \(extended): SwiftUI.Animatable {}" : ""
    default: throw MacroProblem("there is no macro '\(type)'")
    }
  }
}
