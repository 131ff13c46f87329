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
