/// The compiler's errors in the sources of a module, by their stable names.
struct CompilerErrors {
  /// An error with its place.
  struct Problem: Hashable {
    /// The number of the file.
    let file: Int
    /// From 1, in bytes.
    let line: Int
    let column: Int
    /// The compiler's name for the kind of error.
    let id: String
    let message: String

    /// Whether the compiler has given up on an expression.
    var isOfPatience: Bool { id == "expression_too_complex" }

    /// Whether it follows from another one: without errors a `return` makes a closure that of no builder.
    var isOfReturn: Bool { id == "result_builder_disabled_by_return" }

    /// Whether a module is missing: the compiler says no more of the sources then.
    var isOfImport: Bool { id == "sema_no_import" || id == "sema_no_import_target" }

    fileprivate var text: String {
      "\(file)\t\(line)\t\(column)\t\(id)\t"
        + message.map { $0 == "\t" ? " " : String($0) }.joined()
    }
  }

  private(set) var problems: [Problem] = []
  /// Errors whose place is in none of the files.
  private(set) var foreign: [String] = []

  /// The options that let the compiler say all this.
  static let options = [
    "-diagnostic-style", "llvm", "-no-color-diagnostics", "-Xfrontend",
    "-debug-diagnostic-names",
  ]

  /// The name that the compiler has for a file: it takes `./` away.
  static func name(ofFile file: String) -> String {
    var name = file[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return String(name)
  }

  /// Reads what the compiler says.
  ///
  /// - Parameters:
  ///   - output: Both of its outputs.
  ///   - files: The sources, as the compiler was given them.
  ///   - module: The module, after which macros name their files.
  init(_ output: String, files: [String], module: String) {
    var numbers: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      numbers[file] = number
      numbers[CompilerErrors.name(ofFile: file)] = number
      // Expansions of macros are in files of the module, by their names alone.
      numbers[module + "/" + Files.name(of: file)] = number
    }
    var seen: Set<Problem> = []
    var open: (id: String, message: String, line: String)?
    func append(_ problem: Problem) {
      if seen.insert(problem).inserted { problems.append(problem) }
    }
    for line in output.split(separator: "\n") {
      if let (place, rest) = CompilerErrors.split(line, at: ": error: ") {
        if let open { foreign.append(open.line) }
        open = nil
        let (id, message) = CompilerErrors.name(in: rest)
        // A message without a name is not the compiler's.
        guard !id.isEmpty else {
          foreign.append(String(line))
          continue
        }
        if place.hasPrefix("--view:") {
          // Notes tell what the view of the command line would take; that is no error of theirs.
          foreign.append(String(line))
        } else if let (file, line, column) = CompilerErrors.place(place),
          let number = numbers[file]
        {
          append(Problem(file: number, line: line, column: column, id: id, message: message))
        } else {
          open = (id, message, String(line))
        }
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        foreign.append(String(line))
      } else if let error = open, let (place, _) = CompilerErrors.split(line, at: ": note: "),
        let (file, line, column) = CompilerErrors.place(place), let number = numbers[file]
      {
        // The source that a macro was expanded for.
        append(
          Problem(
            file: number,
            line: line,
            column: column,
            id: error.id,
            message: error.message
          )
        )
        open = nil
      }
    }
    if let open { foreign.append(open.line) }
    let causes = Set(problems.filter { !$0.isOfReturn }.map(\.file))
    problems.removeAll { $0.isOfReturn && causes.contains($0.file) }
    problems.sort {
      ($0.file, $0.line, $0.column, $0.id) < ($1.file, $1.line, $1.column, $1.id)
    }
  }

  /// The errors, a line each, as the program that edits the sources reads them.
  ///
  /// Errors where the compiler gave up may be none: they count only if there are no others.
  var text: String {
    let certain = problems.filter { !$0.isOfPatience }
    return (certain.isEmpty ? problems : certain).map(\.text).joined(separator: "\n")
  }

  /// The number of files with errors.
  var fileCount: Int { Set(problems.map(\.file)).count }

  /// Returns the compiler's output without its names for errors.
  static func plain(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isNamed =
        line.contains(": error: ") || line.contains(": warning: ") || line.contains(": note: ")
      return isNamed ? without(line) : line
    }.joined(separator: "\n")
  }

  /// Returns a line without the brackets at its end: the name of the error, and its group.
  private static func without(_ line: Substring) -> Substring {
    var rest = line
    for _ in 0..<2 {
      guard rest.last == "]", let start = rest.lastIndex(of: "["),
        rest[rest.index(after: start)...].dropLast().allSatisfy({
          $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#"
        })
      else { break }
      rest = rest[..<start]
      if rest.last == " " { rest.removeLast() }
      // Brackets before a name are the message's own.
      if line[start...].contains("#") == false || line[start...].filter({ $0 == "[" }).count > 1 {
        break
      }
    }
    return rest
  }

  private static func split(
    _ line: Substring,
    at mark: String
  ) -> (place: Substring, rest: Substring)? {
    guard line.first != " ", let range = line.firstRange(of: mark) else { return nil }
    return (line[..<range.lowerBound], line[range.upperBound...])
  }

  private static func name(in text: Substring) -> (id: String, message: String) {
    let message = without(text)
    let names = text[message.endIndex...].split { $0 == "[" || $0 == "]" || $0 == " " }
    let id = names.first { !$0.hasPrefix("#") } ?? ""
    return (String(id), String(message))
  }

  private static func place(_ text: Substring) -> (file: String, line: Int, column: Int)? {
    guard let second = text.lastIndex(of: ":"),
      let column = Int(text[text.index(after: second)...]),
      let first = text[..<second].lastIndex(of: ":"),
      let line = Int(text[text.index(after: first)..<second])
    else { return nil }
    return (String(text[..<first]), line, column)
  }
}
