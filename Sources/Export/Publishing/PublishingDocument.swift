public import AccessibilityCore

/// What `espalier publish` prints: a JSON object a line.
public enum PublishingDocument {
  /// The line that says that a screen is published, and how many nodes it has.
  public static func published(file: String, nodes: Int) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("espalier", "published")
    json.key("version")
    json.integer(1)
    json.member("file", file)
    json.key("nodes")
    json.integer(nodes)
    json.endObject()
    return json.finish()
  }

  public static func outcome(_ outcome: AccessibilityOutcome) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("id", outcome.id)
    json.member("request", "\(outcome.request)")
    json.endObject()
    return json.finish()
  }
}
