import SwiftSyntax

extension SourceVisitor {
  /// Takes an import: of a module that has another name here, that is absent, or that has modules inside.
  func takeImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first, isActive != .no else { return }
    let name = module.name.text
    imports.insert(name)
    guard isActive == .yes else { return }
    if let types = AppleFrameworks.homes[name],
      node.attributes.contains(where: { $0.trimmedDescription == "@preconcurrency" })
    {
      // The compiler asks for the module that declares a type.
      edits.add(
        "; @preconcurrency import \(types)",
        at: node.endPositionBeforeTrailingTrivia.utf8Offset
      )
    }
    if let replacement = request.renamed[name] ?? AppleFrameworks.replacements[name] {
      edits.replace(module.name, with: replacement)
    } else if !request.modules.contains(name), name != request.module {
      let place = location(module)
      if request.aside != nil {
        absentModules.append(
          AsideState.AbsentImport(module: name, line: place.line, column: place.column)
        )
        edits.replace(node)
        return
      }
      problems.append(
        SourceProblem(line: place.line, column: place.column, message: .noModule(name))
      )
    } else if node.importKindSpecifier == nil, let period = module.trailingPeriod {
      // Modules of Objective-C have modules inside, those of Swift have none.
      let start = period.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<node.path.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
}
