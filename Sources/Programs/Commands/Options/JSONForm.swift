import ArgumentParser
import Export

/// The way in which JSON is printed, where somebody asks for one.
enum JSONForm: String, EnumerableFlag {
  case compact
  case pretty

  static func help(for value: JSONForm) -> ArgumentHelp? {
    switch value {
    case .compact: "Print JSON in one line a screen, as several screens have it anyway."
    case .pretty: "Print JSON to be read, as a single screen has it anyway."
    }
  }

  /// The style of a document.
  ///
  /// - Parameters:
  ///   - form: The form that is asked for; nil for the usual one.
  ///   - isOnly: Whether no other document is printed.
  static func style(_ form: JSONForm?, isOnly: Bool) -> JSONStyle {
    switch form {
    case .compact: .compact
    case .pretty: .indented
    case nil: isOnly ? .indented : .compact
    }
  }
}
