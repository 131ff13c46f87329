package import Export

/// A screen as a page shows it, in one or several variants.
package struct InspectedScreen {
  /// A screen in one variant.
  package struct Variant {
    /// The words for what differs, such as `dark · rtl`.
    package var title: String
    /// The size of the picture, in points.
    package var size: (width: Double, height: Double)
    /// The bytes of a PNG file.
    package var picture: [UInt8]
    /// The geometry document.
    package var geometry: [UInt8]
    /// The accessibility document.
    package var accessibility: [UInt8]
    /// The utterances of a screen reader in order, each with the id of what it is about.
    package var spoken: [(text: String, view: String)]

    package init(
      title: String,
      size: (width: Double, height: Double),
      picture: [UInt8],
      geometry: [UInt8],
      accessibility: [UInt8],
      spoken: [(text: String, view: String)]
    ) {
      self.title = title
      self.size = size
      self.picture = picture
      self.geometry = geometry
      self.accessibility = accessibility
      self.spoken = spoken
    }
  }

  private let name: String
  private let variants: [Variant]
  /// The findings of the audit, as a JSON array.
  private let findings: [UInt8]

  package init(name: String, variants: [Variant], findings: [UInt8]) {
    (self.name, self.variants, self.findings) = (name, variants, findings)
  }

  /// The screen as JSON: its name, its variants, its findings.
  package var json: [UInt8] {
    var json: [UInt8] = Array("{\"name\":".utf8) + Self.quoted(name)
    json += ",\"findings\":".utf8
    json += findings.isEmpty ? Array("[]".utf8) : findings
    json += ",\"variants\":[".utf8
    for (index, variant) in variants.enumerated() {
      if index > 0 { json += ",".utf8 }
      json += "{\"title\":".utf8
      json += Self.quoted(variant.title)
      json += ",\"size\":[\(variant.size.width),\(variant.size.height)]".utf8
      json += ",\"picture\":\"data:image/png;base64,".utf8
      json += Base64.text(variant.picture)
      json += "\",\"geometry\":".utf8
      json += variant.geometry
      json += ",\"accessibility\":".utf8
      json += variant.accessibility
      json += ",\"spoken\":[".utf8
      for (place, spoken) in variant.spoken.enumerated() {
        if place > 0 { json += ",".utf8 }
        json += "{\"view\":".utf8
        json += Self.quoted(spoken.view)
        json += ",\"text\":".utf8
        json += Self.quoted(spoken.text)
        json += "}".utf8
      }
      json += "]}".utf8
    }
    return json + "]}".utf8
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.string(text)
    return json.finish().filter { $0 != UInt8(ascii: "\n") }
  }
}

/// Bytes as text of RFC 4648.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 {
        group = group << 8 | (place < count ? Int(bytes[start + place]) : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= count ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
        )
      }
    }
    return text
  }
}
