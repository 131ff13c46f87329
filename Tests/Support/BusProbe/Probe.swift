import BusClient

/// Performs the commands of a test on an application.
///
/// An element is written as `#` and its accessible id, as `ROLE:NAME`, or as the places on the way
/// from the application to it, such as `0/2`; the application is `.`.
final class Probe {
  private let application: BusElement
  private let timeout: Duration
  private var listener: BusEventListener?

  init(application: BusElement, timeout: Duration) {
    self.application = application
    self.timeout = timeout
  }

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  func perform(_ command: [String]) throws -> Answer {
    var arguments = Arguments(command)
    let name = try arguments.next("a command")
    switch name {
    case "dump": return .node(try application.read())
    case "outline": return .text(try application.read().outline())
    case "structure": return .node(try application.read([]))
    case "uncached-outline": return .text(try uncached { try application.read() }.outline())
    case "check": return .inconsistencies(try uncached { try application.inconsistencies() })
    case "count":
      let start = ContinuousClock.now
      let count = try application.countCacheItems()
      return .counted(count, seconds: (ContinuousClock.now - start) / .seconds(1))
    case "node": return .node(try element(&arguments).read())
    case "character":
      return .rect(try element(&arguments).extents(ofCharacter: try arguments.integer()))
    case "selections":
      return .text(
        try element(&arguments).textSelections().map { "\($0.start)..<\($0.end) \($0.string)" }
          .joined(separator: "\n")
      )
    case "looks": return .text(try looks(of: element(&arguments)))
    case "hit": return .reference(try hit(x: arguments.integer(), y: arguments.integer()))
    case "listen":
      listener = nil
      listener = try BusEventListener(to: application)
      return .listening
    // Nothing is answered from memory from now on.
    case "ask":
      application.setRemembering(false)
      return .accepted(true)
    case "events": return try events(&arguments)
    default: return .accepted(try request(name, &arguments))
    }
  }

  private func request(_ name: String, _ arguments: inout Arguments) throws -> Bool {
    let element = try element(&arguments)
    switch name {
    case "do":
      let action = try arguments.next("an action")
      return try Int(action).map { try element.perform(action: $0) }
        ?? element.perform(action: action)
    case "value": return try element.setValue(try arguments.number())
    case "text": return try element.setText(try arguments.next("a text"))
    case "insert":
      let text = try arguments.next("a text")
      return try element.insertText(text, at: try arguments.integer())
    case "delete":
      let start = try arguments.integer()
      return try element.deleteText(start..<max(start, try arguments.integer()))
    case "caret": return try element.setCaret(try arguments.integer())
    case "add-selection":
      return try element.addSelection(try arguments.integer(), try arguments.integer())
    case "set-selection":
      return try element.setSelection(
        try arguments.integer(),
        try arguments.integer(),
        try arguments.integer()
      )
    case "remove-selection": return try element.removeSelection(try arguments.integer())
    case "copy": return try element.copyText(try arguments.integer(), try arguments.integer())
    case "cut": return try element.cutText(try arguments.integer(), try arguments.integer())
    case "paste": return try element.pasteText(at: try arguments.integer())
    case "focus": return try element.grabFocus()
    case "scroll": return try element.scrollIntoView()
    case "scroll-to-top": return try element.scrollIntoView(atTop: true)
    case "scroll-to-point":
      return try element.scroll(toX: try arguments.integer(), y: try arguments.integer())
    case "select": return try element.select(child: try arguments.integer())
    default: throw Mistake(description: "no command '\(name)'")
    }
  }

  /// How a text looks: a line for what holds unless something else is said, and for each part.
  private func looks(of element: BusElement) throws -> String {
    func line(_ attributes: [String: String]) -> String {
      attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
    let count = try element.read(.text).text?.string.unicodeScalars.count ?? 0
    var lines = ["default: " + line(try element.defaultTextAttributes())]
    var offset = 0
    while offset < count {
      let part = try element.textAttributes(at: offset)
      lines.append("\(part.range): " + line(part.attributes))
      // A part that does not lead on would be read for ever.
      guard part.range.upperBound > offset else { break }
      offset = part.range.upperBound
    }
    return lines.joined(separator: "\n")
  }

  private func hit(x: Int, y: Int) throws -> BusReference? {
    for window in try application.children() {
      if let hit = try window.element(atX: x, y: y, in: .window) { return try hit.reference() }
    }
    return nil
  }

  /// `events TYPE [COUNT]`: all events up to the COUNT-th of a type, and what came with it, since
  /// the last such command.
  private func events(_ arguments: inout Arguments) throws -> Answer {
    guard let listener else { throw Mistake(description: "'listen' has to come before 'events'") }
    let type = try arguments.next("the type of the last event")
    let count = arguments.isEmpty ? 1 : try arguments.integer()
    let isComplete = try listener.collect(until: .now + timeout) { events in
      events.count { $0.type.hasPrefix(type) } >= count
    }
    defer { listener.clear() }
    return .events(listener.events, isComplete: isComplete)
  }

  private func uncached<Value>(_ body: () throws -> Value) rethrows -> Value {
    application.setRemembering(false)
    defer { application.setRemembering(true) }
    return try body()
  }

  // MARK: Elements

  private func element(_ arguments: inout Arguments) throws -> BusElement {
    let name = try arguments.next("an element")
    guard let element = try find(name) else {
      throw Mistake(description: "no element '\(name)'")
    }
    return element
  }

  private func find(_ name: String) throws -> BusElement? {
    if name == "." { return application }
    if name.hasPrefix("#") {
      return try application.first { try $0.accessibleID() == name.dropFirst() }
    }
    if let colon = name.firstIndex(of: ":") {
      let (role, label) = (name[..<colon], name[name.index(after: colon)...])
      return try application.first { try $0.roleName() == role && $0.name() == label }
    }
    var element = application
    for step in name.split(separator: "/") {
      let children = try element.children()
      guard let index = Int(step), children.indices.contains(index) else { return nil }
      element = children[index]
    }
    return element
  }
}

/// The words of a command, one after the other.
struct Arguments {
  private var rest: ArraySlice<String>

  init(_ words: [String]) { rest = words[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next(_ what: String) throws -> String {
    guard let word = rest.popFirst() else { throw Probe.Mistake(description: "\(what) is missing") }
    return word
  }

  mutating func integer() throws -> Int {
    let word = try next("a whole number")
    guard let number = Int(word) else {
      throw Probe.Mistake(description: "'\(word)' is no whole number")
    }
    return number
  }

  mutating func number() throws -> Double {
    let word = try next("a number")
    guard let number = Double(word) else {
      throw Probe.Mistake(description: "'\(word)' is no number")
    }
    return number
  }
}
