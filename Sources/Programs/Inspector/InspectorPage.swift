package import Export

/// A page that shows screens from inside: picture and tree both ways, frames, reading order, findings.
///
/// It is one file without network, frameworks or fonts, for a browser, a report of CI or a chat; it is
/// used by pointer, keyboard and screen reader.
package enum InspectorPage {
  /// The page as UTF-8 text.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - screens: The screens, each as ``InspectedScreen/json`` has it.
  package static func html(title: String, screens: [[UInt8]]) -> [UInt8] {
    let policy = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">

      """
    var page = Array(head(title: title, policy: policy, nonce: "").utf8)
    page += body(controls: "", uses: "").utf8
    write(screens, id: "screens", nonce: "", to: &page)
    page += "<script>\n\(model)\(tree)\(picture)\(details)\(start)</script>\n".utf8
    page += "</body>\n</html>\n".utf8
    return page
  }

  /// The page that a server keeps up to date, as UTF-8 text; the server tells it all that it shows.
  ///
  /// - Parameter nonce: The word by which the server's policy knows the scripts and styles of the page.
  package static func live(nonce: String) -> [UInt8] {
    let attribute = " nonce=\"\(nonce)\""
    var page = Array(head(title: "Espalier", policy: "", nonce: attribute).utf8)
    page += body(controls: liveControls, uses: liveUses).utf8
    write([Array(nothing.utf8)], id: "screens", nonce: attribute, to: &page)
    page += "<script\(attribute)>\n\(model)\(tree)\(picture)\(details)\(start)".utf8
    page += "\(following)\(using)</script>\n</body>\n</html>\n".utf8
    return page
  }

  /// Writes documents as an array, for the scripts of the page.
  private static func write(
    _ documents: [[UInt8]],
    id: String,
    nonce: String,
    to page: inout [UInt8]
  ) {
    page += "<script\(nonce) type=\"application/json\" id=\"\(id)\">[".utf8
    for (index, document) in documents.enumerated() {
      if index > 0 { page += ",".utf8 }
      // In JSON a less-than sign is part of a string, where it may end no script.
      for byte in document {
        if byte == UInt8(ascii: "<") { page += "\\u003c".utf8 } else { page.append(byte) }
      }
    }
    page += "]</script>\n".utf8
  }

  /// The page up to its body.
  private static func head(title: String, policy: String, nonce: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    \(policy)<title>\(escaped(title))</title>
    <style\(nonce)>
    \(style)</style>
    </head>

    """
  }

  /// A text as it stands in HTML.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case let other: escaped.append(other)
      }
    }
    return escaped
  }

  /// The body up to the data.
  ///
  /// - Parameters:
  ///   - controls: What a live page has above.
  ///   - uses: What it has at the side.
  private static func body(controls: String, uses: String) -> String {
    """
    <body>
    <header>
    <h1>Espalier</h1>
    <label>Screen <select id="screen"></select></label>
    <label>Find <input id="find" type="search" placeholder="id, type or text"></label>
    <fieldset id="overlays"><legend>Show</legend>
    <label><input type="checkbox" value="frames"> frames</label>
    <label><input type="checkbox" value="order"> reading order</label>
    <label><input type="checkbox" value="safeArea"> safe area</label>
    <label><input type="checkbox" value="baselines"> baselines</label>
    </fieldset>
    \(controls)<p id="status" role="status"></p>
    </header>
    <section aria-label="Variants"><div id="variants" role="radiogroup" aria-label="Variants">\
    </div></section>
    <main>
    <nav aria-label="Views"><h2>Views</h2><ul id="tree" role="tree" aria-label="Views"></ul></nav>
    <section id="shown" aria-label="Picture" tabindex="0"><div id="stage">\
    <img id="picture" alt=""><canvas id="marks"></canvas></div></section>
    <div id="side">
    <section aria-labelledby="details-title"><h2 id="details-title">View</h2>
    <div id="details"></div></section>
    \(uses)<section aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>
    <ol id="findings"></ol></section>
    <section aria-labelledby="spoken-title"><h2 id="spoken-title">Spoken, in order</h2>
    <ol id="spoken"></ol></section>
    </div>
    </main>
    <noscript><p>This page is made by a script, which is turned off.</p></noscript>

    """
  }
}
