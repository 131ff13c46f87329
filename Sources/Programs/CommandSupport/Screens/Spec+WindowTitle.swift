package import SpecFormat

extension Spec {
  /// The window title of a published screen: the title, the name, or else the file's name.
  package var windowTitle: String {
    if let title = title ?? name { return title }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
