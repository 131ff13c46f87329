/// The reason for which a query or request on the bus failed.
package enum BusError: Error, Sendable, Hashable {
  /// There is no accessibility bus.
  case noBus
  /// Another thread of this process is a client at this moment.
  case busy
  /// No such application registered in time.
  case noApplication(String)
  /// The bus or the application answered a call with an error.
  case call(String)
  /// The element lacks the interface that a request needs.
  case unsupported(String)
}

extension BusError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBus:
      "no accessibility bus can be reached; 'dbus-run-session -- COMMAND' gives a command one"
    case .busy: "another thread is using the accessibility bus"
    case .noApplication(let name): "no application \(name) on the accessibility bus"
    case .call(let message): message
    case .unsupported(let interface): "the element has no interface \(interface)"
    }
  }
}
