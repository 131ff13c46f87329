import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The expressions of a statement that may make views, with what says where each stands (V22.1).
///
/// In an expansion `#line` is the line of the macro's use. So each expression that begins with the name
/// of a type gets its place behind it, as an operand: what is before it keeps its columns, and its
/// type stays the same.
final class PlacedExpressions: SyntaxVisitor {
  private let context: any MacroExpansionContext
  /// The additions by their offsets in the source.
  private var additions: [(offset: Int, text: String)] = []

  private init(_ context: some MacroExpansionContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  /// The text of a statement with the places of its expressions.
  static func text(
    of statement: CodeBlockItemSyntax,
    in context: some MacroExpansionContext
  ) -> String {
    let visitor = PlacedExpressions(context)
    visitor.walk(statement)
    let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    var bytes = Array(statement.trimmedDescription.utf8)
    for addition in visitor.additions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(addition.text.utf8), at: addition.offset - start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, expression.beginsWithType,
      let place = context.location(
        of: expression,
        at: .afterLeadingTrivia,
        filePathMode: .fileID
      )
    {
      // The end of a condition has a line to itself.
      let last = expression.lastToken(viewMode: .sourceAccurate)?.tokenKind
      additions.append(
        (
          expression.endPositionBeforeTrailingTrivia.utf8Offset,
          "\(last == .poundEndif ? "\n" : " ")‡⁂ (\(place.file.trimmedDescription), \(place.line.trimmedDescription), "
            + "\(place.column.trimmedDescription))"
        )
      )
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether the expression begins with the name of a type, as `Text("a").bold()` and `Color.red` do.
  fileprivate var beginsWithType: Bool {
    var next: ExprSyntax? = self
    while let expression = next {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        next = member.base
      } else if let special = expression.as(GenericSpecializationExprSyntax.self) {
        next = special.expression
      } else if let condition = expression.as(PostfixIfConfigExprSyntax.self) {
        next = condition.base
      } else if let name = expression.as(DeclReferenceExprSyntax.self) {
        return name.baseName.text.first?.isUppercase == true
      } else {
        return false
      }
    }
    return false
  }
}
