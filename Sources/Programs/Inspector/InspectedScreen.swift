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
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("name", name)
    json.key("findings")
    json.document(findings)
    json.key("variants")
    json.beginArray()
    for variant in variants { write(variant, to: &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private func write(_ variant: Variant, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", variant.title)
    json.key("size")
    json.beginRow()
    json.number(variant.size.width)
    json.number(variant.size.height)
    json.endRow()
    json.member("picture", "data:image/png;base64," + Base64.text(variant.picture))
    json.key("geometry")
    json.document(variant.geometry)
    json.key("accessibility")
    json.document(variant.accessibility)
    json.key("spoken")
    json.beginArray()
    for spoken in variant.spoken {
      json.beginObject()
      json.member("view", spoken.view)
      json.member("text", spoken.text)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}
