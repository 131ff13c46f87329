internal import CJSONC

extension JSONDocument {
  /// Reads a file as JSON in the strict sense of RFC 8259, without duplicate keys.
  ///
  /// - Parameters:
  ///   - file: The name of the file for messages.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  ///   - maximumSize: How many bytes a file may have; json-c can count no more than the default.
  package static func parse(
    bytes: [UInt8],
    file: String,
    maximumDepth: Int,
    maximumSize: Int = SpecLimits.maximumBytes
  ) -> Result<JSONDocument, InvalidJSON> {
    let source = SourceText(bytes: bytes, file: file)
    // `markingFractions(after:)` may add a little to what json-c has to count.
    let maximumSize = min(maximumSize, SpecLimits.maximumBytes)
    guard bytes.count <= maximumSize else {
      return failure("the file is too large; \(maximumSize) bytes is the limit", file: file)
    }
    let findings = bytes.withUnsafeBufferPointer { bytes in
      JSONLexicalCheck.run(
        over: bytes,
        maximumDepth: maximumDepth,
        problemLimit: DiagnosticCollector.limit
      )
    }
    guard findings.problems.isEmpty else {
      return .failure(InvalidJSON(diagnostics: source.diagnostics(for: findings.problems)))
    }
    return read(source, findings: findings)
  }

  private static func read(
    _ source: SourceText,
    findings: JSONLexicalCheck.Findings
  ) -> Result<JSONDocument, InvalidJSON> {
    let text = source.bytes.markingFractions(after: findings.wideIntegerEnds)
    // One level more, for the scalars in the innermost container.
    guard let tokener = json_tokener_new_ex(Int32(clamping: findings.depth + 1)) else {
      return failure("not enough memory to read the file", file: source.file)
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
    var parsed = Int(json_tokener_get_parse_end(tokener))
    if json_tokener_get_error(tokener) == json_tokener_continue {
      // A number that is not in a container may go on until json-c is told that the text ends.
      root = json_tokener_parse_ex(tokener, "", 1)
      parsed = text.count
    }
    let error = json_tokener_get_error(tokener)
    guard error == json_tokener_success else {
      let reason = String(cString: json_tokener_error_desc(error))
      let problem = JSONProblem(
        offset: min(parsed, source.bytes.count),
        message: "json-c: \(reason)",
        hint: nil
      )
      return .failure(InvalidJSON(diagnostics: source.diagnostics(for: [problem])))
    }
    return .success(
      JSONDocument(source: source, root: JSONValue(handle: root), depth: findings.depth)
    )
  }

  private static func failure(
    _ message: String,
    file: String
  ) -> Result<JSONDocument, InvalidJSON> {
    .failure(InvalidJSON(diagnostics: [Diagnostic(.error, message, file: file)]))
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
  fileprivate func diagnostics(for problems: [JSONProblem]) -> [Diagnostic] {
    let errors = problems.map { diagnostic(.error, $0.message, at: $0.offset, hint: $0.hint) }
    return DiagnosticCollector.shown(errors: errors, file: file)
  }
}
