@testable import SpecFormat

extension SpecComposer {
  static let proxyExpressions = [
    "proxy.size.width", "proxy.size.height / 2", "min(proxy.size.width, proxy.size.height)",
    "proxy.size.width / 0",
  ]

  static let expressions = [
    "d.width / 3", "d[.top] + 4", "d[explicit: .leading] ?? d.width", "-d.height",
    "min(d[.bottom], 10)", "d.width / 0", "1e308 * 10",
    "d[.firstTextBaseline] - d[.lastTextBaseline]",
  ]

  private static let texts = [
    "a", "", "Avocado Toast", "Quite a long title that needs several lines to be shown",
    "two\nlines", "الخبز المحمص", "👩‍👩‍👧‍👦 🇩🇪", "e\u{301}\u{301}", "\u{202E}abc", " ",
    "\u{FEFF}\u{200B}",
  ]

  /// A string that has a chance of making sense in its place.
  mutating func word(for name: String, in owner: String = "") -> String {
    switch name {
    case "alignment":
      let rows = ["HStack", "LazyHStack", "GridRow", "LazyHGrid"]
      return choices.pick(
        rows.contains(owner) ? SpecVocabulary.verticalGuides : SpecVocabulary.horizontalGuides
      )
    case "guide", "horizontal":
      return choices.pick(
        SpecVocabulary.horizontalGuides
          + (name == "guide" ? ["top", "bottom", "firstTextBaseline", "lastTextBaseline"] : [])
      )
    case "vertical": return choices.pick(SpecVocabulary.verticalGuides)
    case "value" where owner == "alignmentGuide": return choices.pick(SpecComposer.expressions)
    case "id": return choices.pick(["id1", "id2", "nobody"])
    case "locale": return choices.pick(["en", "ar", "fr-CA", "de_DE", "he"])
    case "selection", "x": return choices.pick(["a", "b"])
    case "date": return "2026-11-21"
    case "time": return "10:30"
    case "style", "fill", "foregroundStyle", "overlay", "background", "border", "stroke",
      "strokeBorder":
      return choices.pick(["red", "blue"])
    case "systemName", "systemImage": return choices.pick(["star", "star.fill", "trash"])
    case "unit", "accessibilityActivationPoint": return choices.pick(["center", "topLeading"])
    case "buttonStyle": return choices.pick(["plain", "bordered"])
    default: return choices.pick(SpecComposer.texts)
    }
  }

  private static let signed: Set<String> = [
    "x", "y", "length", "padding", "spacing", "degrees", "a", "b", "c", "d", "tx", "ty", "zIndex",
    "layoutPriority", "top", "leading", "bottom", "trailing", "accessibilitySortPriority", "value",
    "horizontalSpacing", "verticalSpacing",
  ]

  /// A number; most are usual, and where they may be, some are negative.
  mutating func number(for name: String) -> Double {
    let byte = choices.byte()
    let usual: [Double] = [0, 1, 10, 44, 100.5, 320, 0.3, 7]
    let extreme: [Double] = [1e308, 5e-324, 1e15, 1e9]
    let number = byte & 0x78 == 0x78 ? extreme[byte & 3] : usual[byte & 7]
    return byte & 0x80 != 0 && Self.signed.contains(name) ? -number : number
  }
}
