import SwiftSyntax

/// The symbols of the package SFSafeSymbols (V16.3): a type whose values have the names of the system's symbols.
extension StandIn {
  static let symbolModule = "SFSafeSymbols"
  private static let symbolType = "SFSymbol"

  /// The symbols, if sources import their package and it is not there; nil if they do not.
  static func symbols(_ sources: [[UInt8]], _ request: Request) -> StandIn? {
    let name = Array("import \(symbolModule)".utf8)
    let users = sources.filter { $0.holds(name) }
    guard !request.modules.contains(symbolModule), !users.isEmpty else { return nil }
    let visitor = SymbolNames(viewMode: .sourceAccurate)
    for source in users {
      visitor.walk(SourceFileSyntax(bytes: source))
    }
    let entry = DeclaredTypes.Entry(kind: "struct", name: symbolType, isStandIn: true)
    let owner = request.importedTypes.sorted { $0.key < $1.key }
      .first { $0.value.entries.contains(entry) }?.key
    return StandIn(
      name: symbolType,
      form: .symbol,
      parameters: 0,
      members: [:],
      isView: false,
      reason: "no module \(symbolModule)",
      values: visitor.names,
      module: owner.map { request.renamed[$0] ?? $0 }
    )
  }

  /// The form of what stands in for a type in another module.
  static func form(ofImported name: String) -> Form { name == symbolType ? .symbol : .value }

  /// The declaration, with what the package adds to the types that show symbols.
  static func symbolDeclaration(values: [String]) -> String {
    """
    public struct SFSymbol: RawRepresentable, Hashable, Codable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      \(values.joined(separator: "\n  "))
    }
    extension SwiftUI.Image {
      public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
    }
    extension SwiftUI.Label where Title == SwiftUI.Text, Icon == SwiftUI.Image {
      public init(_ titleKey: SwiftUI.LocalizedStringKey, systemSymbol: SFSymbol) {
        self.init(titleKey, systemImage: systemSymbol.rawValue)
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
        self.init(title, systemImage: systemSymbol.rawValue)
      }
    }
    extension SwiftUI.Button where Label == SwiftUI.Label<SwiftUI.Text, SwiftUI.Image> {
      public init(
        _ titleKey: SwiftUI.LocalizedStringKey, systemSymbol: SFSymbol,
        action: @escaping @MainActor () -> Void
      ) { self.init(titleKey, systemImage: systemSymbol.rawValue, action: action) }
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void
      ) { self.init(title, systemImage: systemSymbol.rawValue, action: action) }
    }
    #if canImport(UIKit)
      extension UIKit.UIImage {
        public convenience init(
          systemSymbol: SFSymbol, withConfiguration configuration: UIKit.UIImage.Configuration? = nil
        ) { self.init(systemName: systemSymbol.rawValue, withConfiguration: configuration)! }
      }
    #endif
    """
  }
}

/// The names behind a period alone, of which some are symbols: the others cost nothing.
private final class SymbolNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isOfType = node.base?.trimmedDescription == "SFSymbol"
    if node.base == nil || isOfType, StandIn.isValue(node.declName.baseName) {
      names.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }
}
