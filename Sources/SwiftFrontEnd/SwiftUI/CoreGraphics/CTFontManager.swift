// The fonts beside the sources are registered from the beginning, so these functions only check
// that a file is a font.

/// The scope of a font's registration.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  /// For the user, permanently.
  public static let user = CTFontManagerScope.persistent
}

/// The reason that a font cannot be registered.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered

  fileprivate var error: CFError { CFError(domain: kCTFontManagerErrorDomain, code: rawValue) }
}

/// The domain of the errors of fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file; false if it is not a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let problem = problem(of: url) else { return true }
  error?.pointee = .passRetained(problem.error)
  return false
}

/// Unregisters the fonts of a file.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Registers the fonts of files.
public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray,
  _ scope: CTFontManagerScope,
  _ isEnabled: Bool,
  _ report: ((_ errors: CFArray, _ isDone: Bool) -> Bool)?
) {
  let problems = urls.compactMap { ($0 as? URL).flatMap(problem) }
  _ = report?(problems.map(\.error), true)
}

/// Registers the fonts of files.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ urls: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let problems = urls.compactMap { ($0 as? URL).flatMap(problem) }
  if !problems.isEmpty {
    errors?.pointee = .passRetained(NSArray(array: problems.map(\.error)))
  }
  return problems.isEmpty
}

/// Registers a font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Unregisters a font.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func problem(of url: URL) -> CTFontManagerError? {
  guard let provider = CGDataProvider(url: url) else { return .fileNotFound }
  return CGFont(provider) == nil ? .unrecognizedFormat : nil
}

/// The names in a font's file.
struct FontNames: Sendable {
  /// The name by which programs ask for the font.
  var postScript: String?
  /// The name that people see.
  var full: String?

  init(postScript: String?, full: String?) {
    self.postScript = postScript
    self.full = full
  }

  /// Reads the names in a file of the form OpenType, or of the first font in a collection; nil if it
  /// has none.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func isTag(_ tag: String, at offset: Int) -> Bool {
      offset >= 0 && offset <= bytes.count - 4 && bytes[offset..<offset + 4].elementsEqual(tag.utf8)
    }
    let start = isTag("ttcf", at: 0) ? number(12, 4) ?? 0 : 0
    let tables = number(start + 4, 2) ?? 0
    let entry = (0..<tables).map { start + 12 + 16 * $0 }.first { isTag("name", at: $0) }
    guard let entry, let table = number(entry + 8, 4), let count = number(table + 2, 2),
      let texts = number(table + 4, 2)
    else { return nil }
    for record in (0..<count).map({ table + 6 + 12 * $0 }) {
      guard let platform = number(record, 2), let kind = number(record + 6, 2),
        let length = number(record + 8, 2), let offset = number(record + 10, 2),
        kind == 4 || kind == 6, platform == 1 || platform == 3,
        table + texts + offset + length <= bytes.count
      else { continue }
      let text = bytes[(table + texts + offset)...].prefix(length)
      let name = String(bytes: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
      if kind == 6 { postScript = postScript ?? name } else { full = full ?? name }
    }
    if postScript == nil, full == nil { return nil }
  }
}
