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
    json { variant, json in
      for part in Part.allCases { part.write(variant, to: &json) }
    }
  }

  /// The same with the pictures of the variants alone.
  package var outline: [UInt8] { json { Part.picture.write($0, to: &$1) } }

  private func json(_ write: (Variant, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("name", name)
    json.key("findings")
    json.document(findings)
    json.key("variants")
    json.beginArray()
    for variant in variants {
      json.beginObject()
      write(variant, &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  /// The parts of the first variant, each as JSON with the screen's name and the variant's position, in the order
  /// of ``Part``.
  ///
  /// - Parameter position: The position of the variant among all of the screen.
  package func parts(_ position: Int) -> [[UInt8]] {
    guard let variant = variants.first else { return [] }
    return Part.allCases.map { part in
      var json = JSONWriter(.compact)
      json.beginObject()
      json.member("name", name)
      json.key("variant")
      json.integer(position)
      part.write(variant, to: &json)
      json.endObject()
      return json.finish()
    }
  }

  /// A part of a variant, which is sent by itself where it has changed.
  package enum Part: String, CaseIterable, Sendable {
    /// The title, the size and the picture.
    case picture
    case geometry
    case accessibility
    case spoken

    /// Writes the members of the part.
    fileprivate func write(_ variant: Variant, to json: inout JSONWriter) {
      switch self {
      case .picture:
        json.member("title", variant.title)
        json.key("size")
        json.beginRow()
        json.number(variant.size.width)
        json.number(variant.size.height)
        json.endRow()
        json.member("picture", "data:image/png;base64," + Base64.text(variant.picture))
      case .geometry:
        json.key("geometry")
        json.document(variant.geometry)
      case .accessibility:
        json.key("accessibility")
        json.document(variant.accessibility)
      case .spoken:
        json.key("spoken")
        json.beginArray()
        for spoken in variant.spoken {
          json.beginObject()
          json.member("view", spoken.view)
          json.member("text", spoken.text)
          json.endObject()
        }
        json.endArray()
      }
    }
  }
}
