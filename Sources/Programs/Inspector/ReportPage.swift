internal import Export

/// A page of a report, for a browser: one file without network and scripts.
package struct ReportPage {
  private var text: String

  /// Creates an empty page.
  package init(title: String) {
    text = ReportPage.beginning(title: title, style: ReportPage.style)
  }

  /// Returns the beginning of a page that may load nothing, up to its main part.
  package static func beginning(title: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>\(InspectorPage.escaped(title))</title>
    <style>
    \(style)</style>
    </head>
    <body>
    <main>

    """
  }

  /// The end of a page, after its main part.
  package static let end = "</main>\n</body>\n</html>\n"

  /// The page as UTF-8 text.
  package var bytes: [UInt8] { Array((text + ReportPage.end).utf8) }

  /// Adds a heading of a level from 1.
  package mutating func heading(_ level: Int, _ words: String) {
    text += "<h\(level)>\(InspectorPage.escaped(words))</h\(level)>\n"
  }

  /// Adds a paragraph.
  package mutating func paragraph(_ words: String) {
    text += "<p>\(InspectorPage.escaped(words))</p>\n"
  }

  /// Adds a list.
  ///
  /// - Parameter isWrong: Whether its items are errors.
  package mutating func list(_ items: [String], isWrong: Bool = false) {
    text += isWrong ? "<ul class=\"error\">\n" : "<ul>\n"
    for item in items { text += "<li>\(InspectorPage.escaped(item))</li>\n" }
    text += "</ul>\n"
  }

  /// Adds the lines of a difference as diff shows them.
  package mutating func difference(_ lines: [String]) {
    text += "<details><summary>Lines</summary><pre>"
    for line in lines {
      let element =
        switch line.first {
        case "-": "del"
        case "+": "ins"
        default: "span"
        }
      text += "<\(element)>\(InspectorPage.escaped(line))</\(element)>\n"
    }
    text += "</pre></details>\n"
  }

  /// Adds pictures beside each other, each a PNG file with its caption.
  package mutating func pictures(_ pictures: [(caption: String, bytes: [UInt8])], of name: String) {
    guard !pictures.isEmpty else { return }
    text += "<div class=\"pictures\">\n"
    for (caption, bytes) in pictures {
      let alt = InspectorPage.escaped("\(name), \(caption)")
      text += "<figure><img alt=\"\(alt)\" src=\"data:image/png;base64,\(Base64.text(bytes))\">"
      text += "<figcaption>\(InspectorPage.escaped(caption))</figcaption></figure>\n"
    }
    text += "</div>\n"
  }

  /// The looks of the page, in light and dark.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --soft: #f2f2f7;
      --line: #c6c6c8; --bad: #b3001b; --good: #00602b; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --paper: #1c1c1e;
      --soft: #2c2c2e; --line: #48484a; --bad: #ff8f87; --good: #7ddc9b; } }
    body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: var(--ink);
      background: var(--paper); }
    main { max-width: 1100px; margin: 0 auto; padding: 16px; }
    h2 { border-top: 1px solid var(--line); padding-top: 16px; overflow-wrap: anywhere; }
    p, li { overflow-wrap: anywhere; }
    .error { color: var(--bad); }
    pre { background: var(--soft); padding: 8px; overflow-x: auto; }
    del { color: var(--bad); text-decoration: none; }
    ins { color: var(--good); text-decoration: none; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; }
    img { max-width: 320px; border: 1px solid var(--line); display: block; }

    """
}
