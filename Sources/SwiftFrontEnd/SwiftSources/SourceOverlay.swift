/// A list for the compiler of which files it reads in place of others.
///
/// The files keep their names everywhere, so that nothing tells of the copies
/// (https://llvm.org/doxygen/classllvm_1_1vfs_1_1RedirectingFileSystem.html).
struct SourceOverlay {
  let text: String

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - files: The files that are named.
  ///   - copies: The files that are read in their places.
  init(_ files: [String], copies: [String]) {
    let roots = zip(files, copies).map { file, copy in
      let path = Files.absolute(file)
      return """
        {"type":"directory","name":\(SourceOverlay.quoted(Files.folder(of: path) ?? "/")),\
        "contents":[{"type":"file","name":\(SourceOverlay.quoted(Files.name(of: path))),\
        "external-contents":\(SourceOverlay.quoted(copy))}]}
        """
    }
    text = """
      {"version":0,"use-external-names":false,"case-sensitive":"true",
      "roots":[\(roots.joined(separator: ",\n"))]}

      """
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
