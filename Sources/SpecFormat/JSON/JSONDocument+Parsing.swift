internal import CJSONC

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
  ///   - maximumDepth: How deep arrays and objects may be nested.
  ///   - maximumSize: How many bytes a file may have; json-c can count no more than the default.
  ///   - maximumProblems: How many problems are told.
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
    // `markingFractions(after:)` may add a little to what json-c has to count.
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
    let text = json.markingFractions(after: findings.wideIntegerEnds)
    // json-c follows a null pointer where there is no memory for a key, so that it must not start
    // without memory.
    guard let reserve = malloc(findings.extent.memory) else {
      return .failure(.withoutMemory(file: source.file))
    }
    free(reserve)
    // One level more, for the scalars in the innermost container.
    guard let tokener = json_tokener_new_ex(Int32(clamping: findings.depth + 1)) else {
      return .failure(.withoutMemory(file: source.file))
    }
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)

    var root = text.withUnsafeBytes { bytes in
      json_tokener_parse_ex(
        tokener,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count)
      )
    }
    if json_tokener_get_error(tokener) == json_tokener_continue {
      // A number that is not in a container may go on until json-c is told that the text ends.
      root = json_tokener_parse_ex(tokener, "", 1)
    }
    // The text is JSON, as the check has found: json-c stops short of its end, or leaves out parts of
    // it, when it gets no memory.
    let isRead = json_tokener_get_error(tokener) == json_tokener_success
    let document = JSONDocument(
      source: source,
      text: json,
      root: JSONValue(handle: root),
      depth: findings.depth,
      problems: problems
    )
    let isWhole = document.withRoot { isRead && findings.extent.isHeld(by: $0) }
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

extension [UInt8] {
  /// The text with a fraction added to integers, so that json-c reads them as doubles.
  ///
  /// json-c replaces an integer of more than 64 bits by the largest one it knows.
  fileprivate func markingFractions(after ends: [Int]) -> [UInt8] {
    guard !ends.isEmpty else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count + 2 * ends.count)
    var start = 0
    for end in ends {
      result += self[start..<end]
      result += ".0".utf8
      start = end
    }
    return result + self[start...]
  }
}

extension SourceText {
  fileprivate func diagnostics(for problems: [JSONProblem], atMost limit: Int) -> [Diagnostic] {
    let errors = problems.map { diagnostic(.error, $0.message, at: $0.offset, hint: $0.hint) }
    return DiagnosticCollector.shown(errors: errors, limit: limit, file: file)
  }
}
