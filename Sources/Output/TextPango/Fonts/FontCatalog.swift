internal import LayoutCore

/// The font files of a text: those of the Debian packages, and those of the user, which come first.
struct FontCatalog {
  private let fonts: [FontFile]
  /// The families of the user's files, in their order.
  let userFamilies: [String]
  /// The system font of the user's; nil for the fit to its widths.
  let systemFont: SuppliedSystemFont?
  /// The files with verified checksums.
  private var verified: Set<FontFile> = []

  /// Creates a catalog.
  ///
  /// A file that is one of the pinned fonts, whatever its name, replaces that font's file.
  ///
  /// - Parameters:
  ///   - paths: The files of the user.
  ///   - found: Files beside sources; those that are no fonts are left out.
  ///   - systemFonts: The files of a system font that the user has.
  ///   - pinned: The fonts of the packages.
  ///   - report: Called with the reason for which a file is left out.
  init(
    userFiles paths: [String],
    foundFiles found: [String] = [],
    systemFonts: [String] = [],
    pinned: [FontFile],
    report: (FontProblem) -> Void = { _ in }
  ) throws(FontProblem) {
    var pinned = pinned
    var users: [FontFile] = []
    func take(_ path: String) throws(FontProblem) {
      let checksum = try FontReader.checksum(ofFile: path)
      if let index = pinned.firstIndex(where: { $0.checksum == checksum }) {
        pinned[index].path = path
        let (weight, isItalic) = (pinned[index].weight, pinned[index].isItalic)
        let inside = try FontReader.fonts(inFile: path)
        let same = inside.first { $0.weight == weight && $0.isItalic == isItalic }
        pinned[index].names = (same ?? inside.first)?.names ?? []
      } else {
        users += try FontReader.fonts(inFile: path)
      }
    }
    for path in paths { try take(path) }
    for path in found where !paths.contains(path) {
      do throws(FontProblem) { try take(path) } catch { report(error) }
    }
    fonts = users + pinned
    var families: [String] = []
    for font in users where !families.contains(font.family) { families.append(font.family) }
    userFamilies = families
    systemFont = try SuppliedSystemFont(files: systemFonts)
  }

  /// The font of a family that is closest to a weight and slant, its file verified; nil for an
  /// unknown family.
  ///
  /// A full name or PostScript name means one font, or its family if another weight or slant is
  /// requested (V11.9).
  mutating func font(
    family: String,
    weight: Int,
    italic: Bool
  ) throws(FontProblem) -> FontFile? {
    let name = family.lowercased()
    var candidates = fonts.filter { $0.family.lowercased() == name }
    if candidates.isEmpty,
      let named = fonts.first(where: { $0.names.contains { $0.lowercased() == name } })
    {
      candidates =
        weight == 400 && !italic ? [named] : fonts.filter { $0.family == named.family }
    }
    // Of two that are equally close the user's comes first, then the lighter.
    guard
      let best = candidates.min(by: { distance($0, weight, italic) < distance($1, weight, italic) })
    else { return nil }
    try verify(best)
    return best
  }

  private func distance(_ font: FontFile, _ weight: Int, _ italic: Bool) -> Int {
    abs(font.weight - weight) + (font.isItalic == italic ? 0 : 10_000)
  }

  private mutating func verify(_ font: FontFile) throws(FontProblem) {
    guard let expected = font.checksum, !verified.contains(font) else { return }
    let found: String
    do {
      found = try FontReader.checksum(ofFile: font.path)
    } catch {
      throw .missing(font)
    }
    guard found == expected else { throw .different(font) }
    verified.insert(font)
  }
}
