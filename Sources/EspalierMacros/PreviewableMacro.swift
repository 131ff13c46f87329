import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` looks for.
public struct PreviewableMacro: PeerMacro {
  /// What the macro makes of its use.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
