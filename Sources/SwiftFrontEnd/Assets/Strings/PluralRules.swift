internal import _FoundationICU

/// Selects the plural form of a number in a language.
enum PluralRules {
  /// The name of the form: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, in locale: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(locale, &status) else { return "other" }
    defer { swift_uplrules_close(rules) }
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return "other" }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
