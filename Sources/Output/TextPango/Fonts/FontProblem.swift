/// The reason for which text cannot be measured.
public enum FontProblem: Error, Sendable, Hashable {
  /// The file of a font is missing.
  case missing(FontFile)
  /// The file of a font has other content than it should.
  case different(FontFile)
  /// No font has the name of a family.
  case unknownFamily(String)
  /// A user's file is no font, or cannot be read.
  case unreadable(path: String, reason: String)
  /// A library that shapes text cannot be loaded.
  case missingLibrary(name: String, reason: String)

  /// The problem, in one sentence.
  public var message: String {
    switch self {
    case .missing(let font): "the font \(font.name) is missing: there is no \(font.path)"
    case .different(let font): "\(font.path) is not the \(font.name) of \(font.packageName)"
    case .unknownFamily(let name): "no font family is named '\(name)'"
    case .unreadable(let path, let reason): "\(path) is not a font: \(reason)"
    case .missingLibrary(let name, let reason): "\(name) cannot be loaded: \(reason)"
    }
  }

  /// The remedy.
  public var hint: String {
    switch self {
    case .missing(let font), .different(let font):
      "install Debian 12's package \(font.packageName), or point at the file with --font FILE"
    case .unknownFamily: "point at a file of it with --font FILE"
    case .unreadable: "fonts are TrueType and OpenType files"
    case .missingLibrary: "install Debian 12's package libpangocairo-1.0-0, or use --text fixed"
    }
  }
}

extension FontFile {
  fileprivate var name: String { "\(family) \(weight)\(isItalic ? " italic" : "")" }
  fileprivate var packageName: String { package ?? "the user" }
}
