import SwiftSyntax

/// Problems of a round that only follow from others.
extension SettingAside {
  /// The problems without those that may follow from others in the same declaration: they come again if they do not.
  mutating func causes(
    _ problems: [CompilerProblem],
    _ texts: [Int: AsideText]
  ) -> [CompilerProblem] {
    guard problems.contains(where: \.mayFollow) else { return problems }
    var starts: [Int?] = []
    var wrong: Set<[Int]> = []
    for problem in problems {
      let place = texts[problem.file]?.place(line: problem.line, column: problem.column)
      let start = place.flatMap { declaration(at: $0.offset, file: problem.file) }
      starts.append(start)
      if !problem.mayFollow, let start { wrong.insert([problem.file, start]) }
    }
    return zip(problems, starts).filter { problem, start in
      guard problem.mayFollow, let start else { return true }
      return !wrong.contains([problem.file, start])
    }.map(\.0)
  }

  /// The beginning of the innermost member or declaration of the file that a place is in.
  private mutating func declaration(at offset: Int, file: Int) -> Int? {
    var node = token(at: offset, file: file).map(Syntax.init)
    while let current = node {
      if current.is(MemberBlockItemSyntax.self)
        || current.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        return current.position.utf8Offset
      }
      node = current.parent
    }
    return nil
  }
}
