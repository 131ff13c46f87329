public import AccessibilityCore
internal import LayoutCore

/// The output of `espalier publish`: a JSON object a line.
public enum PublishingDocument {
  /// The version of the format.
  public static let version = 1

  /// The line for a published screen, with the number of its nodes; printed again whenever its file
  /// has been read anew.
  public static func published(file: String, nodes: Int) -> [UInt8] {
    var json = JSONWriter(.compact, .shown)
    json.beginObject()
    json.member("espalier", "published")
    json.key("version")
    json.integer(version)
    json.member("file", file)
    json.key("nodes")
    json.integer(nodes)
    json.endObject()
    return json.finish()
  }

  /// The line for a client's action: the element, and its state afterwards.
  public static func outcome(_ outcome: AccessibilityOutcome) -> [UInt8] {
    var json = JSONWriter(.compact, .shown)
    json.beginObject()
    json.member("espalier", "outcome")
    json.member("id", outcome.id)
    if let label = outcome.label { json.member("label", label) }
    write(outcome.effect, &json)
    json.endObject()
    return json.finish()
  }

  /// The line for an announcement of the program.
  public static func announcement(_ announcement: AccessibilityAnnouncement) -> [UInt8] {
    var json = JSONWriter(.compact, .shown)
    json.beginObject()
    json.member("espalier", "announcement")
    json.member("text", announcement.text)
    json.member("priority", announcement.priority.rawValue)
    json.endObject()
    return json.finish()
  }

  private static func write(_ effect: AccessibilityOutcome.Effect, _ json: inout JSONWriter) {
    switch effect {
    case .activated: json.member("effect", "activated")
    case .opened(let address):
      json.member("effect", "opened")
      json.member("url", address)
    case .toggled(let state):
      json.member("effect", "toggled")
      json.member("state", state.rawValue)
    case .changedNumber(let number):
      json.member("effect", "changed")
      json.member("value", number)
    case .changedText(let text):
      json.member("effect", "changed")
      json.member("text", text)
    case .selected(let name):
      json.member("effect", "selected")
      json.member("selection", name)
    case .deselected(let name):
      json.member("effect", "deselected")
      json.member("selection", name)
    case .disclosed(let isExpanded):
      json.member("effect", isExpanded ? "expanded" : "collapsed")
    case .incremented: json.member("effect", "incremented")
    case .decremented: json.member("effect", "decremented")
    case .performed(let name):
      json.member("effect", "performed")
      json.member("action", name)
    case .performedAction(let kind):
      json.member("effect", "performed")
      json.member("action", kind.rawValue)
    case .focused: json.member("effect", "focused")
    case .scrolledIntoView: json.member("effect", "scrolledIntoView")
    }
  }
}
