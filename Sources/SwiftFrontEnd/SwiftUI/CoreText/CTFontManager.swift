// The fonts that lie beside the sources are there from the beginning, so there is nothing to do but to
// say whether a file is a font.

/// For whom a font is there.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  /// For the user, for good.
  public static let user = CTFontManagerScope.persistent
}

/// Why a font could not be taken.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered

  fileprivate var error: CFError { CFError(domain: kCTFontManagerErrorDomain, code: rawValue) }
}

/// The domain of the errors of fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Takes the fonts of a file; false if it is none.
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

/// Gives up the fonts of a file.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Takes the fonts of files.
public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray,
  _ scope: CTFontManagerScope,
  _ isEnabled: Bool,
  _ report: ((_ errors: CFArray, _ isDone: Bool) -> Bool)?
) {
  let problems = urls.compactMap { ($0 as? URL).flatMap(problem) }
  _ = report?(problems.map(\.error), true)
}

/// Takes the fonts of files.
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

/// Takes a font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Gives up a font.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func problem(of url: URL) -> CTFontManagerError? {
  guard let provider = CGDataProvider(url: url) else { return .fileNotFound }
  return CGFont(provider) == nil ? .unrecognizedFormat : nil
}
