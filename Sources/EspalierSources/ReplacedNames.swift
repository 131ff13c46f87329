/// What Foundation on Linux only names, or does without regard to the reader, and what of ours sources
/// mean; no longer than that.
enum ReplacedNames {
  /// Members.
  static let members = [
    "localizedString": "_localizedWords", "preferredLocalizations": "_readerLocalizations",
  ]

  /// Types.
  static let types = ["NSExpression": "_Calculation"]
}
