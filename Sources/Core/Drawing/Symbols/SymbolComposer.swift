internal import ViewValues

/// Composes the substitute of a symbol from the glyphs of the icon font, from symbols drawn here
/// and from the suffixes of its name (D7.10, D7.12).
struct SymbolComposer {
  let outlines: StandardResources.Outlines
  /// Whether a glyph that is drawn unchanged becomes an area for a name that ends in `fill`: not
  /// within another symbol.
  private var fillsOutlines = true

  init(outlines: @escaping StandardResources.Outlines) { self.outlines = outlines }

  /// The substitute of a symbol.
  func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
    do throws(SymbolProblem) {
      return try directed(name)
    } catch {
      // Names with directions of a line are tried with those of the screen, too.
      guard case .unknown = error, let other = SymbolComposer.undirected(name) else { throw error }
      return try directed(other)
    }
  }

  private func directed(_ name: String) throws(SymbolProblem) -> DrawingSymbol {
    var parts = name.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if let known = try known(name, isFilled: isFilled) {
      if isFilled { parts.removeLast() }
      return try layered(known, parts, isFilled)
    }
    if isFilled { parts.removeLast() }
    if isFilled, let known = try known(parts.joined(separator: "."), isFilled: true) {
      return try layered(known, parts, isFilled)
    }
    return try composed(parts, isFilled)
  }

  /// A glyph, with separate layers for levels and palettes if it includes a slash or a badge.
  private func layered(
    _ glyph: DrawingSymbol,
    _ parts: [Substring],
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol {
    guard parts.contains("slash") || parts.contains("badge") else { return glyph }
    do throws(SymbolProblem) {
      var symbol = glyph
      symbol.layered = [try composed(parts, isFilled)]
      return symbol
    } catch {
      guard case .unknown = error else { throw error }
      return glyph
    }
  }

  /// The symbol that the last part of a name makes of the parts before it.
  private func composed(
    _ parts: [Substring],
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol {
    var parts = parts
    if let symbol = try special(parts, isFilled) { return symbol }
    guard parts.count > 1, let last = parts.popLast() else { throw .unknown }
    if let badge = try badge(last, parts), var symbol = try inner(badge.name, isFilled) {
      symbol.badge = badge.badge
      return symbol
    }
    // A picture that is cropped by its shape.
    if parts.count > 1, parts.last == "crop" { parts.removeLast() }
    let shape = try enclosure(last)
    guard var symbol = try inner(parts.joined(separator: "."), true) ?? letter(parts, in: shape)
    else { throw .unknown }
    if last == "slash", !isFilled, let hollow = try inner(parts.joined(separator: "."), false) {
      symbol = hollow
    }
    if last == "slash" {
      symbol.isSlashed = true
    } else if let shape, symbol.enclosure == nil {
      symbol.enclosure = DrawingSymbol.Enclosure(shape: shape, isFilled: isFilled)
    } else {
      throw .unknown
    }
    return symbol
  }

  // MARK: Pieces

  /// A symbol without its last suffix; nil if that has no substitute.
  func inner(
    _ name: String,
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol? {
    do throws(SymbolProblem) {
      guard isFilled, !name.hasSuffix(".fill") else { return try symbol(named: name) }
      var composer = self
      composer.fillsOutlines = false
      return try composer.symbol(named: name + ".fill")
    } catch {
      guard case .unknown = error else { throw error }
      return nil
    }
  }

  /// The badge in the last part of a name, and the name of the symbol that has it.
  private func badge(
    _ last: Substring,
    _ parts: [Substring]
  ) throws(SymbolProblem) -> (badge: DrawingSymbol.Badge, name: String)? {
    if last == "badge" { return (.dot, parts.joined(separator: ".")) }
    let name = parts.dropLast().joined(separator: ".")
    switch parts.last {
    case "badge": return try inner(String(last), true).map { (.symbol($0.ink), name) }
    case "trianglebadge": return try inner(String(last), true).map { (.triangle($0.ink), name) }
    case "fill" where parts.first == "person":
      // `person.fill.xmark` is older than `person.badge.xmark`.
      return try inner(String(last), true).map { (.symbol($0.ink), name + ".fill") }
    default: return nil
    }
  }

  /// A symbol that is drawn here, or a single glyph; nil for neither.
  private func known(_ name: String, isFilled: Bool) throws(SymbolProblem) -> DrawingSymbol? {
    if let drawn = SymbolDrawing.symbol(named: name) { return drawn }
    guard let glyph = SystemSymbol(named: name)?.glyph else { return nil }
    guard let outline = try outlines(glyph.codePoint) else { return nil }
    if isFilled, !glyph.isArea, fillsOutlines, !name.hasSuffix(".fill") {
      return DrawingSymbol([.area(SymbolContours(outline).solid)])
    }
    if isFilled || !glyph.isArea { return DrawingSymbol([.area(outline)]) }
    return DrawingSymbol(SymbolContours(outline).hollow)
  }
}
