import Foundation

/// Shows a message whose values have places such as `%{public}@`.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

/// Shows a message whose values have places such as `%{public}@`.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

/// Shows a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Shows a message that matters so much.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(message.text, type)
}

/// Shows a message that matters so much in a log.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Returns the message with its values inserted by their specifiers.
private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var result = ""
  var rest = arguments[...]
  var characters = Substring(message.description)
  while let character = characters.popFirst() {
    guard character == "%" else {
      result.append(character)
      continue
    }
    if characters.first == "%" {
      result.append("%")
      characters.removeFirst()
      continue
    }
    if characters.first == "{" {
      characters = characters.drop { $0 != "}" }.dropFirst()
    }
    var place = "%"
    while let next = characters.popFirst() {
      place.append(next)
      if next.isLetter, !"hlqLzt".contains(next) { break }
    }
    guard let value = rest.popFirst() else { continue }
    result +=
      place.last.map { "@s".contains($0) } == true
      ? "\(value)" : String(format: place, value)
  }
  return result
}
