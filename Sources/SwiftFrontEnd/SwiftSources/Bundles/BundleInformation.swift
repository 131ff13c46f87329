/// The `Info.plist` of a program: the project's, with the keys that Xcode would add.
struct BundleInformation {
  let text: String

  /// Creates the information.
  ///
  /// - Parameter userText: The project's own, if there is one.
  init(_ name: String, userText: String?) {
    let defaults = [
      ("CFBundleIdentifier", "com.example.\(name)"), ("CFBundleName", name),
      ("CFBundleExecutable", name), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"), ("CFBundleDevelopmentRegion", "en"),
      ("CFBundlePackageType", "APPL"), ("CFBundleInfoDictionaryVersion", "6.0"),
    ]
    let own = userText.map { BundleInformation.replacingVariables(in: $0, name: name) } ?? ""
    let missing = defaults.filter { !own.contains("<key>\($0.0)</key>") }
      .map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n")
    let parts = BundleInformation.split(own, at: "<dict>")
    guard let parts, own.contains("<plist"), own.contains("</plist>") else {
      text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(defaults.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n"))
        </dict></plist>

        """
      return
    }
    text = parts.before + "<dict>\n" + missing + "\n" + parts.after
  }

  /// Replaces the variables of a project's build settings by defaults, since their values are not
  /// known here.
  private static func replacingVariables(in text: String, name: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = split(String(rest), at: "$(") {
      guard let end = split(start.after, at: ")") else { break }
      result += start.before
      switch end.before.prefix(while: { $0 != ":" }) {
      case "PRODUCT_BUNDLE_IDENTIFIER": result += "com.example.\(name)"
      case "MARKETING_VERSION": result += "1.0"
      case "CURRENT_PROJECT_VERSION": result += "1"
      case "DEVELOPMENT_LANGUAGE": result += "en"
      case "PRODUCT_BUNDLE_PACKAGE_TYPE": result += "APPL"
      case "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME", "PRODUCT_MODULE_NAME": result += name
      default: break
      }
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
