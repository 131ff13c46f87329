/// Names that are replaced in sources: those that Foundation on Linux only declares, or implements
/// without regard to the reader, and names of ours that sources mean; none of the replacements is
/// longer.
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

  /// Functions that are called with a label.
  static let functions = ["NSLocalizedString": (label: "comment", name: "_LocalizedString")]

  /// Types, and the module that SwiftUI brings along for its own.
  static let types = ["NSExpression": "_Calculation", "SwiftUICore": "SwiftUI"]
}
