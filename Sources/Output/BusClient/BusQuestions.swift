internal import CATSPI

/// Requests to an application on the bus, many of them in flight at a time.
struct BusQuestions {
  let connection: OpaquePointer
  let destination: String

  /// The largest number of requests in flight: enough for no delay, too few to fill the bus.
  private static let limit = 256
  private static let timeout: Int32 = 30_000
  private static let prefix = "org.a11y.atspi."

  /// An element in the application's list of elements.
  struct CachedItem {
    var path: String
    var parent: String
    var index: Int
    var interfaces: Set<String>
    var item: BusItem
  }

  // MARK: The tree

  /// All elements of the application.
  func cachedItems() throws(BusError) -> [CachedItem] {
    guard
      let message = dbus_message_new_method_call(
        destination,
        "/org/a11y/atspi/cache",
        BusQuestions.prefix + "Cache",
        "GetItems"
      )
    else { throw .call("no memory for a question") }
    let reply = try answer(to: try ask(message))
    defer { dbus_message_unref(reply) }
    guard dbus_message_has_signature(reply, "a((so)(so)(so)iiassusau)") != 0 else {
      throw .call("the application lists its elements in a form that is not known")
    }
    var items: [CachedItem] = []
    var reader = DBusReader(reply)
    reader.each { items.append(BusQuestions.item($0)) }
    return items
  }

  private static func item(_ reader: DBusReader) -> CachedItem {
    var fields = reader
    let path = fields.reference()
    _ = fields.reference()
    let parent = fields.reference()
    let index = Int(fields.int32())
    _ = fields.int32()
    var interfaces: Set<String> = []
    fields.each { interface in
      var interface = interface
      interfaces.insert(String(interface.string().dropFirst(prefix.count)))
    }
    var item = BusItem()
    item.name = fields.string()
    item.role = roleName(fields.uint32())
    item.description = fields.string()
    var words: [UInt32] = []
    fields.each { word in
      var word = word
      words.append(word.uint32())
    }
    item.states = stateNames(words)
    return CachedItem(path: path, parent: parent, index: index, interfaces: interfaces, item: item)
  }

  private static func roleName(_ number: UInt32) -> String {
    taken(atspi_role_get_name(AtspiRole(rawValue: number)))
  }

  private static func stateNames(_ words: [UInt32]) -> [String] {
    words.enumerated().flatMap { word, bits in
      (0..<32).filter { bits & (1 << $0) != 0 }.map { bit in
        let number = word * 32 + bit
        return nickname(of: number, in: atspi_state_type_get_type()) ?? "\(number)"
      }
    }
  }

  // MARK: Details

  private enum Detail {
    case bounds
    case actions
    case value
    case text
  }

  /// Requests the details of the elements, and fills in the answers.
  func addDetails(to items: inout [BusItem], of cached: [CachedItem]) throws(BusError) {
    var waiting: [(position: Int, detail: Detail, call: OpaquePointer)] = []
    var next = 0
    defer {
      for (_, _, call) in waiting[next...] {
        dbus_pending_call_cancel(call)
        dbus_pending_call_unref(call)
      }
    }
    for (position, element) in cached.enumerated() {
      for (interface, detail) in BusQuestions.details where element.interfaces.contains(interface) {
        waiting.append((position, detail, try ask(message(detail, of: element.path))))
        while waiting.count - next > BusQuestions.limit {
          next += 1
          try fill(&items, waiting[next - 1])
        }
      }
    }
    while next < waiting.count {
      next += 1
      try fill(&items, waiting[next - 1])
    }
  }

  private static let details: [(interface: String, detail: Detail)] = [
    ("Component", .bounds), ("Action", .actions), ("Value", .value), ("Text", .text),
  ]

  private func fill(
    _ items: inout [BusItem],
    _ question: (position: Int, detail: Detail, call: OpaquePointer)
  ) throws(BusError) {
    let reply = try answer(to: question.call)
    defer { dbus_message_unref(reply) }
    var reader = DBusReader(reply)
    switch question.detail {
    case .bounds:
      var fields = reader.inside()
      items[question.position].bounds = BusRect(
        x: Int(fields.int32()),
        y: Int(fields.int32()),
        width: Int(fields.int32()),
        height: Int(fields.int32())
      )
    case .actions:
      var names: [String] = []
      reader.each { action in
        var action = action
        names.append(action.string())
      }
      items[question.position].actions = names
    case .value:
      var value = reader.inside()
      items[question.position].value = value.double()
    case .text:
      items[question.position].text = reader.string()
    }
  }

  private func message(_ detail: Detail, of path: String) throws(BusError) -> OpaquePointer {
    let (interface, member) =
      switch detail {
      case .bounds: (BusQuestions.prefix + "Component", "GetExtents")
      case .actions: (BusQuestions.prefix + "Action", "GetActions")
      case .value: ("org.freedesktop.DBus.Properties", "Get")
      case .text: (BusQuestions.prefix + "Text", "GetText")
      }
    guard let message = dbus_message_new_method_call(destination, path, interface, member) else {
      throw .call("no memory for a question")
    }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    switch detail {
    case .bounds:
      var coordinates = ATSPI_COORD_TYPE_WINDOW.rawValue
      dbus_message_iter_append_basic(&iterator, DBusReader.uint32Type, &coordinates)
    case .actions: break
    case .value:
      for text in [BusQuestions.prefix + "Value", "CurrentValue"] {
        text.withCString { pointer in
          var pointer: UnsafePointer<CChar>? = pointer
          dbus_message_iter_append_basic(&iterator, DBusReader.stringType, &pointer)
        }
      }
    case .text:
      for offset in [0, -1] as [Int32] {
        var offset = offset
        dbus_message_iter_append_basic(&iterator, DBusReader.int32Type, &offset)
      }
    }
    return message
  }

  // MARK: Asking

  /// Sends a request, and releases its message.
  private func ask(_ message: OpaquePointer) throws(BusError) -> OpaquePointer {
    defer { dbus_message_unref(message) }
    var call: OpaquePointer?
    let isSent = dbus_connection_send_with_reply(connection, message, &call, BusQuestions.timeout)
    guard isSent != 0, let call else { throw .call("the application does not listen") }
    return call
  }

  /// Waits for the answer to a request, and releases the call.
  private func answer(to call: OpaquePointer) throws(BusError) -> OpaquePointer {
    dbus_pending_call_block(call)
    defer { dbus_pending_call_unref(call) }
    guard let reply = dbus_pending_call_steal_reply(call) else { throw .call("no answer") }
    guard dbus_message_get_type(reply) != DBusReader.errorMessage else {
      defer { dbus_message_unref(reply) }
      throw .call(dbus_message_get_error_name(reply).map { String(cString: $0) } ?? "an error")
    }
    return reply
  }
}
