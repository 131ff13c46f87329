#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension JSONDocument {
  /// Reads a file as JSON in the strict sense of RFC 8259, without duplicate keys.
  ///
  /// - Parameters:
  ///   - file: The name of the file for messages.
  ///   - maximumDepth: The limit of nested arrays and objects.
  ///   - maximumSize: The largest size of a file in bytes; json-c can count no more than the
  ///     default.
  ///   - maximumProblems: The largest number of problems reported.
  ///   - mendsProblems: Whether to read a text with problems all the same where there is no doubt about
  ///     what is meant; the document tells of them.
  package static func parse(
    bytes: [UInt8],
    file: String,
    maximumDepth: Int,
    maximumSize: Int = SpecLimits.maximumBytes,
    maximumProblems: Int = SpecLimits().problems,
    mendsProblems: Bool = false
  ) -> Result<JSONDocument, InvalidJSON> {
    let source = SourceText(bytes: bytes, file: file)
    let maximumSize = min(maximumSize, SpecLimits.maximumBytes)
    guard bytes.count <= maximumSize else {
      return failure("the file is too large; \(maximumSize) bytes is the limit", file: file)
    }
    let findings = check(bytes, maximumDepth, maximumProblems)
    guard !findings.problems.isEmpty else {
      return read(source, as: bytes, findings: findings, problems: [])
    }
    if mendsProblems, let mended = findings.mended {
      let again = check(mended, maximumDepth, maximumProblems)
      if again.problems.isEmpty {
        return read(source, as: mended, findings: again, problems: findings.problems)
      }
    }
    return .failure(
      InvalidJSON(diagnostics: source.diagnostics(for: findings.problems, atMost: maximumProblems))
    )
  }

  private static func check(
    _ bytes: [UInt8],
    _ maximumDepth: Int,
    _ maximumProblems: Int
  ) -> JSONLexicalCheck.Findings {
    bytes.withUnsafeBufferPointer { bytes in
      JSONLexicalCheck.run(
        over: bytes,
        maximumDepth: maximumDepth,
        problemLimit: maximumProblems
      )
    }
  }

  private static func read(
    _ source: SourceText,
    as json: [UInt8],
    findings: JSONLexicalCheck.Findings,
    problems: [JSONProblem]
  ) -> Result<JSONDocument, InvalidJSON> {
    // The parsed tree takes as much again, and Swift ends the process where it gets no memory.
    guard let reserve = malloc(findings.extent.memory) else {
      return .failure(.withoutMemory(file: source.file))
    }
    free(reserve)
    guard let keys = malloc(findings.extent.keyMemory) else {
      return .failure(.withoutMemory(file: source.file))
    }
    let (root, isWhole) = json.withUnsafeBufferPointer { text in
      JSONTreeBuilder.build(text, keys: keys.assumingMemoryBound(to: CChar.self))
    }
    // Made in any case, since it releases what there is.
    let document = JSONDocument(
      source: source,
      text: json,
      root: root,
      keys: keys,
      depth: findings.depth,
      problems: problems
    )
    return isWhole ? .success(document) : .failure(.withoutMemory(file: source.file))
  }

  private static func failure(
    _ message: String,
    file: String
  ) -> Result<JSONDocument, InvalidJSON> {
    .failure(InvalidJSON(diagnostics: [Diagnostic(.error, message, file: file)]))
  }
}

extension InvalidJSON {
  /// There is not enough memory to read a file.
  static func withoutMemory(file: String) -> InvalidJSON {
    InvalidJSON(
      diagnostics: [Diagnostic(.error, "not enough memory to read the file", file: file)],
      isForWantOfMemory: true
    )
  }
}

extension SourceText {
  fileprivate func diagnostics(for problems: [JSONProblem], atMost limit: Int) -> [Diagnostic] {
    let errors = problems.map { diagnostic(.error, $0.message, at: $0.offset, hint: $0.hint) }
    return DiagnosticCollector.shown(errors: errors, limit: limit, file: file)
  }
}
