package import Drawing
internal import TextPango

extension StandardResources {
  /// The symbols of the installed icon font (D7.11).
  package static let installed = StandardResources { codePoint throws(SymbolProblem) in
    do throws(FontProblem) {
      return try IconFont.material.outline(of: codePoint)
    } catch {
      throw .noFont("symbols are drawn as frames with their names: \(error.iconMessage)")
    }
  }
}

extension FontProblem {
  /// The problem of the icon font, and its fix.
  fileprivate var iconMessage: String {
    switch self {
    case .missing(let font), .different(let font):
      "\(message); install Debian 12's package \(font.package ?? font.family)"
    case .unknownFamily, .unreadable, .missingLibrary: "\(message); \(hint)"
    }
  }
}
