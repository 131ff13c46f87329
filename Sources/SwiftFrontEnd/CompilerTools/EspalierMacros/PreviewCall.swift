import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The arguments of a use of `#Preview`.
struct PreviewCall {
  /// The name, an expression.
  private(set) var name: ExprSyntax?
  /// The traits, elements of an array.
  private(set) var traits = ArrayElementListSyntax()
  private var arguments: ExprSyntax?
  private let signature: ClosureSignatureSyntax?
  /// The statements that declare state of the preview.
  private let state: [CodeBlockItemSyntax]
  /// The other statements, where they stand in the source.
  private let statements: CodeBlockItemListSyntax

  /// Reads a use; nil without a body.
  init?(
    _ node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) {
    var body = node.trailingClosure
    var traits: [ExprSyntax] = []
    for (index, argument) in node.arguments.enumerated() {
      switch argument.label?.text {
      case nil where index == 0: name = argument.expression.trimmed
      case nil, "traits": traits.append(argument.expression.trimmed)
      case "arguments": arguments = argument.expression.trimmed
      case "body": body = argument.expression.as(ClosureExprSyntax.self)
      default: continue
      }
    }
    guard let body else { return nil }
    self.traits = ArrayElementListSyntax {
      for trait in traits { ArrayElementSyntax(expression: trait) }
    }
    signature = body.signature
    state = Array(body.statements).filter(\.isPreviewable).map(\.withoutPreviewable)
    statements = PreviewCall.keepingPlaces(
      Array(body.statements).filter { !$0.isPreviewable },
      in: context
    )
  }

  /// The views, an expression.
  var contents: ExprSyntax {
    if let arguments {
      return """
        SwiftUI.PreviewContent.each(\(arguments)) { \(signature)
        \(statements)
        }
        """
    }
    guard !state.isEmpty else {
      return """
        SwiftUI.PreviewContent.one { \(signature)
        \(statements)
        }
        """
    }
    return """
      SwiftUI.PreviewContent.one {
        struct PreviewWithState: SwiftUI.View {
          \(CodeBlockItemListSyntax(state))
          var body: some SwiftUI.View {
      \(statements)
          }
        }
        return PreviewWithState()
      }
      """
  }

  /// The statements with what says where each stands in the user's source, which crashes and documents
  /// name.
  private static func keepingPlaces(
    _ statements: [CodeBlockItemSyntax],
    in context: some MacroExpansionContext
  ) -> CodeBlockItemListSyntax {
    var items: [CodeBlockItemSyntax] = []
    for statement in statements {
      let place = context.location(of: statement, at: .afterLeadingTrivia, filePathMode: .filePath)
      if let place {
        let file = place.file.plainLiteral
        items.append("\n#sourceLocation(file: \(raw: file), line: \(place.line))\n")
      }
      items.append("\(raw: PlacedExpressions.text(of: statement, in: context))")
    }
    if !items.isEmpty { items.append("\n#sourceLocation()\n") }
    return CodeBlockItemListSyntax(items)
  }
}

extension CodeBlockItemSyntax {
  /// Whether this declares state of a preview.
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.contains { $0.isPreviewable } ?? false
  }

  /// The declaration as a member of a view.
  fileprivate var withoutPreviewable: CodeBlockItemSyntax {
    guard var variable = item.as(VariableDeclSyntax.self) else { return self }
    variable.attributes = variable.attributes.filter { !$0.isPreviewable }
    variable.leadingTrivia = .newline
    return CodeBlockItemSyntax(item: .decl(DeclSyntax(variable)))
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return ["Previewable", "SwiftUI.Previewable"]
      .contains(attribute.attributeName.trimmedDescription)
  }
}

extension ExprSyntax {
  /// The name of a file as `#sourceLocation` takes it: a literal without number signs, which the compiler
  /// puts around names with quotation marks.
  fileprivate var plainLiteral: String {
    guard let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return "\(self)"
    }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
