/// An error of the compiler, by its stable name.
struct CompilerProblem {
  /// The number of the file.
  let file: Int
  /// From 1, in bytes.
  let line: Int
  let column: Int
  /// The compiler's name for the kind of error.
  let id: String
  let message: String

  /// Reads errors, a line each: the fields are separated by tabs.
  static func all(in text: String) -> [CompilerProblem] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let file = Int(fields[0]), let line = Int(fields[1]),
        let column = Int(fields[2])
      else { return nil }
      return CompilerProblem(
        file: file,
        line: line,
        column: column,
        id: fields[3],
        message: fields[4]
      )
    }
  }

  /// The quoted parts of the message.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name that the message is about: the unknown member of a type, else the first one quoted.
  var culprit: String {
    let names = quoted
    let name = message.contains("has no member") ? names.last : names.first
    return name ?? ""
  }

  /// The type that lacks a member, without what says that it may be missing; nil if none does.
  var typeWithoutMember: String? {
    guard id == "could_not_find_type_member", let type = quoted.first else { return nil }
    return String(type.reversed().drop { $0 == "?" }.reversed())
  }

  var reason: String { message }

  var isMissingType: Bool { id == "cannot_find_type_in_scope" }
  var isMissingName: Bool { id == "cannot_find_in_scope" || isMissingType }
  var isUnknownAttribute: Bool { id == "unknown_attr_name" }

  /// Whether all errors of a kind come at once, and not one a body.
  var comesAtOnce: Bool { isMissingName || isUnknownAttribute }

  /// Whether a type says that it conforms to something and does not.
  var isMissingConformance: Bool {
    id.contains("conform") || id == "non_class_cannot_conform_to_class_protocol"
      || id == "cannot_synthesize_protocol"
  }

  /// Whether it can follow from another error of the same expression, which leaves the types of others unknown.
  var mayFollow: Bool { id == "cannot_infer_base_of_unresolved_member" }

  /// Whether a call has too many arguments, or too few.
  var isOfArguments: Bool {
    id.hasPrefix("extra_argument") || id.hasPrefix("missing_argument")
      || id.hasPrefix("wrong_argument_label")
  }

  /// Whether a body ends without a value.
  var isMissingReturn: Bool { id.hasPrefix("missing_return") }

  /// Whether an initialiser leaves something without a value.
  var isOfInitialization: Bool {
    [
      "return_from_init_without_initing_stored_properties", "self_before_superinit",
      "self_before_selfinit", "self_use_before_fully_init", "struct_not_fully_initialized",
      "superselfinit_not_called_before_return", "variable_used_before_initialized",
    ].contains(id)
  }

  var isMissingInitializer: Bool { id.hasPrefix("class_without_init") }

  /// Whether code runs on another actor than it must: it is right in Xcode's mode.
  var isOfIsolation: Bool {
    id.hasPrefix("actor_isolated") || id.hasPrefix("isolated_")
      || id.hasPrefix("conformance_mismatched_isolation")
  }
}
