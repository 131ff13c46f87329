internal import ProjectModel

/// The `Info.plist` of a program: the project's, with the keys that Xcode would add (V21.6).
struct BundleInformation {
  let text: String

  /// More bytes than any `Info.plist` has.
  static let mostBytes = 1 << 20

  /// Returns whether a file is one by its name.
  static func isName(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  /// Creates the information.
  ///
  /// - Parameters:
  ///   - userText: The project's own, if there is one.
  ///   - settings: The build settings of the program's target, which the text may refer to.
  init(_ name: String, userText: String?, settings: BuildSettings = BuildSettings()) {
    let settings = settings.filled(with: [
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PRODUCT_NAME": name, "TARGET_NAME": name,
      "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": name,
    ])
    let defaults =
      [
        ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleName", name),
        ("CFBundleExecutable", name), ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
        ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
        ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
        ("CFBundlePackageType", "APPL"), ("CFBundleInfoDictionaryVersion", "6.0"),
      ].map { key, value in (key, BundleInformation.string(settings.expanding(value))) }
      + settings.values(named: "INFOPLIST_KEY_").map { key, value in
        (key, BundleInformation.value(key, value))
      }
    let own = userText.map { BundleInformation.replacingVariables(in: $0, settings) } ?? ""
    let missing = defaults.filter { !own.contains("<key>\($0.0)</key>") }
      .map { "<key>\($0.0)</key>\($0.1)" }
    let parts = BundleInformation.split(own, at: "<dict>")
    guard let parts, own.contains("<plist"), own.contains("</plist>") else {
      text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(missing.joined(separator: "\n"))
        </dict></plist>

        """
      return
    }
    text = parts.before + "<dict>\n" + missing.joined(separator: "\n") + "\n" + parts.after
  }

  /// A value of a build setting that becomes an entry: a string, unless it is `YES` or `NO` or names orientations.
  private static func value(_ key: String, _ value: String) -> String {
    switch value {
    case "YES": return "<true/>"
    case "NO": return "<false/>"
    case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
      let orientations = value.split(separator: " ").map { string(String($0)) }
      return "<array>" + orientations.joined() + "</array>"
    default: return string(value)
    }
  }

  private static func string(_ value: String) -> String { "<string>\(escaped(value))</string>" }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Replaces the references to build settings by their values, which are empty if they are not known.
  private static func replacingVariables(in text: String, _ settings: BuildSettings) -> String {
    var (result, rest) = ("", text[...])
    while let start = split(String(rest), at: "$(") {
      guard let end = split(start.after, at: ")") else { break }
      result += start.before + escaped(settings.expanding("$(\(end.before))"))
      rest = end.after[...]
    }
    return result + rest
  }

  private static func split(
    _ text: String,
    at separator: String
  ) -> (before: String, after: String)? {
    let (bytes, part) = (Array(text.utf8), Array(separator.utf8))
    guard bytes.count >= part.count else { return nil }
    for start in 0...(bytes.count - part.count)
    where bytes[start] == part[0] && bytes[start..<start + part.count].elementsEqual(part) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + part.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
