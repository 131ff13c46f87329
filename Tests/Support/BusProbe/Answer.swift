import BusClient

/// What the probe prints for a command.
enum Answer: Encodable {
  case node(BusNode)
  case text(String)
  case reference(BusReference?)
  case rect(BusRect?)
  case accepted(Bool)
  case listening
  case events([BusEvent], isComplete: Bool)
  case inconsistencies([String])
  case counted(Int, seconds: Double)
  case error(String)

  private enum Key: CodingKey {
    case accepted, count, element, error, events, inconsistencies, isComplete, listening, node,
      rect, seconds, text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .node(let node): try container.encode(node, forKey: .node)
    case .text(let text): try container.encode(text, forKey: .text)
    case .reference(let reference): try container.encode(reference, forKey: .element)
    case .rect(let rect): try container.encode(rect, forKey: .rect)
    case .accepted(let isAccepted): try container.encode(isAccepted, forKey: .accepted)
    case .listening: try container.encode(true, forKey: .listening)
    case .events(let events, let isComplete):
      try container.encode(events.map(\.outline), forKey: .events)
      try container.encode(isComplete, forKey: .isComplete)
    case .inconsistencies(let list): try container.encode(list, forKey: .inconsistencies)
    case .counted(let count, let seconds):
      try container.encode(count, forKey: .count)
      try container.encode(seconds, forKey: .seconds)
    case .error(let message): try container.encode(message, forKey: .error)
    }
  }
}
