/// The source of the names that Xcode gives to colours and images of catalogues.
///
/// Projects older than these names declare some themselves, as `Color.brand`; both in one module would
/// be an error.
struct ResourceSource {
  /// The types that have the names.
  static let types: Set<String> = ["Color", "ColorResource", "ImageResource", "ShapeStyle"]

  let text: String

  /// The source without names that are declared elsewhere; its lines are those of `ResourceNames`.
  ///
  /// - Parameter declared: The names, behind those of their types.
  func without(_ declared: Set<String>) -> String {
    var type = ""
    var depth = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let words = line.filter { $0 != "`" }.split(separator: " ")
      if line.hasPrefix("static var "), words.count > 2 {
        return depth != 1 || !declared.contains("\(type).\(words[2].prefix { $0 != ":" })")
      }
      if line.hasPrefix("extension "), words.count > 1 {
        type = words[1].split(separator: ".").last.map(String.init) ?? ""
      }
      depth += line.hasSuffix("{") ? 1 : line == "}" ? -1 : 0
      return true
    }
    return lines.joined(separator: "\n")
  }
}
