package import SpecFormat

extension Spec {
  /// What the window of a published screen is called: the title, the name, or else that of the file.
  package var windowTitle: String {
    if let title = title ?? name { return title }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
