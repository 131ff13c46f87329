/// What Foundation on Linux only names, or does without regard to the reader, and what of ours sources
/// mean; no longer than that.
enum ReplacedNames {
  /// Members.
  static let members = [
    "localizedString": "_localizedWords", "preferredLocalizations": "_readerLocalizations",
  ]

  /// Members of `ProcessInfo`.
  static let membersOfProcess = [
    "operatingSystemVersion": "_screenSystemVersion",
    "operatingSystemVersionString": "_screenSystemVersionString",
    "isOperatingSystemAtLeast": "_isScreenSystemAtLeast",
  ]

  /// Types, and the module that SwiftUI brings along for its own.
  static let types = ["NSExpression": "_Calculation", "SwiftUICore": "SwiftUI"]
}
