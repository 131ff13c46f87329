internal import Foundation

/// Reads `.strings` and `.stringsdict`, which are property lists.
enum StringsFile {
  /// Reads plain strings.
  static func strings(atPath path: String) throws -> StringTables.Table {
    try list(atPath: path).compactMapValues { ($0 as? String).map { LocalizedFormat(.text($0)) } }
  }

  /// Reads strings with plural forms.
  static func plurals(atPath path: String) throws -> StringTables.Table {
    try list(atPath: path).compactMapValues { value in
      guard let entry = value as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      var substitutions: [String: LocalizedFormat.Substitution] = [:]
      for (name, value) in entry {
        guard let rule = value as? [String: Any] else { continue }
        let type = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
        let forms = rule.compactMapValues { $0 as? String }
          .filter { categories.contains($0.key) }
          .mapValues { LocalizedFormat.Form.text($0) }
        substitutions[name] = LocalizedFormat.Substitution(
          argument: nil,
          specifier: type,
          form: .plural(forms)
        )
      }
      return LocalizedFormat(.text(format), substitutions: substitutions)
    }
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func list(atPath path: String) throws -> [String: Any] {
    let data = try AssetFile.contents(path)
    if data.isEmpty { return [:] }
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }
}
