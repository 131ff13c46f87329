public import LayoutCore
internal import Synchronization

/// A font of icons, which replace the system's symbols: one file of a Debian package, verified by
/// its checksum.
public final class IconFont: Sendable {
  /// The state of the font's file.
  private enum State {
    case unread
    case read(GlyphReader, outlines: [UInt32: Path?])
    case unusable(FontProblem)
  }

  /// HarfBuzz's objects, which one thread may use at a time, are kept in here and nowhere else.
  private let state = Mutex(State.unread)
  private let file: FontFile

  /// Creates a font, whose file is read when a glyph is needed.
  package init(_ file: FontFile) { self.file = file }

  /// Google's Material Icons, under the Apache License 2.0.
  public static let material = IconFont(
    FontFile(
      family: "Material Icons",
      weight: 400,
      isItalic: false,
      path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
      package: "fonts-material-design-icons-iconfont",
      checksum: "29c11fa532ebb58db7ef59c860e4eb935bc2921a8654172d8e889e51f85c6004"
    )
  )

  /// The outline of an icon in fractions of the font's size, y growing downwards from the baseline;
  /// nil if the font has none for a code point.
  public func outline(of codePoint: UInt32) throws(FontProblem) -> Path? {
    let result: Result<Path?, FontProblem> = state.withLock { state in
      if case .unread = state { state = read() }
      switch state {
      case .unread: return .success(nil)
      case .unusable(let problem): return .failure(problem)
      case .read(let reader, var outlines):
        if let known = outlines[codePoint] { return .success(known) }
        let outline = reader.outline(ofCharacter: codePoint)
        outlines[codePoint] = .some(outline)
        state = .read(reader, outlines: outlines)
        return .success(outline)
      }
    }
    return try result.get()
  }

  private func read() -> State {
    do throws(FontProblem) {
      let found: String
      do throws(FontProblem) {
        found = try FontReader.checksum(ofFile: file.path)
      } catch {
        throw FontProblem.missing(file)
      }
      guard found == file.checksum else { throw FontProblem.different(file) }
      let place = GlyphFont(file: file.path, index: 0, family: file.family)
      guard let reader = GlyphReader(place) else { throw FontProblem.missing(file) }
      return .read(reader, outlines: [:])
    } catch {
      return .unusable(error)
    }
  }
}
