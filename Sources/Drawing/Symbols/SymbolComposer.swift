internal import ViewValues

/// Makes what stands in for a symbol from the glyphs of the icon font, from what is drawn here and
/// from the suffixes of its name (D7.10, D7.12).
struct SymbolComposer {
  let outlines: StandardResources.Outlines

  /// What stands in for a symbol.
  func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
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

  /// A glyph, with what stands for it in levels and palettes where a slash or a badge is part of it.
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

  /// What the last part of a name makes of those before it.
  private func composed(
    _ parts: [Substring],
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol {
    var parts = parts
    guard parts.count > 1, let last = parts.popLast() else { throw .unknown }
    if let badge = try badge(last, parts), var symbol = try inner(badge.name, isFilled) {
      symbol.badge = badge.badge
      return symbol
    }
    guard var symbol = try inner(parts.joined(separator: "."), true) else { throw .unknown }
    if last == "slash", !isFilled, let hollow = try inner(parts.joined(separator: "."), false) {
      symbol = hollow
    }
    if last == "slash" {
      symbol.isSlashed = true
    } else if let shape = DrawingSymbol.Enclosure.Shape(rawValue: String(last)),
      symbol.enclosure == nil
    {
      symbol.enclosure = DrawingSymbol.Enclosure(shape: shape, isFilled: isFilled)
    } else {
      throw .unknown
    }
    return symbol
  }

  /// A symbol without its last suffix; nil if nothing stands in for that.
  private func inner(
    _ name: String,
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol? {
    do throws(SymbolProblem) {
      return try symbol(named: isFilled && !name.hasSuffix(".fill") ? name + ".fill" : name)
    } catch {
      guard case .unknown = error else { throw error }
      return nil
    }
  }

  /// The badge that the last part of a name says, and the name of what it is on.
  private func badge(
    _ last: Substring,
    _ parts: [Substring]
  ) throws(SymbolProblem) -> (badge: DrawingSymbol.Badge, name: String)? {
    if last == "badge" { return (.dot, parts.joined(separator: ".")) }
    guard parts.last == "badge", let sign = try inner(String(last), true) else { return nil }
    return (.symbol(sign.ink), parts.dropLast().joined(separator: "."))
  }

  /// What is drawn here, or is a glyph of its own; nil for neither.
  private func known(_ name: String, isFilled: Bool) throws(SymbolProblem) -> DrawingSymbol? {
    if let drawn = SymbolDrawing.symbol(named: name) { return drawn }
    guard let glyph = SystemSymbol(named: name)?.glyph else { return nil }
    guard let outline = try outlines(glyph.codePoint) else { return nil }
    if isFilled || !glyph.isArea { return DrawingSymbol([.area(outline)]) }
    return DrawingSymbol(SymbolContours(outline).hollow)
  }
}
