internal import CATSPI

/// Collects the events of one application in the order in which they arrive.
package final class BusEventListener {
  private let application: BusElement
  private let types: [String]
  private var listener: UnsafeMutablePointer<AtspiEventListener>?
  private var pending: [Received] = []
  private var known: [String: BusReference] = [:]
  private var defunct: Set<String> = []

  /// The events so far.
  package private(set) var events: [BusEvent] = []

  /// An event whose elements have not been read yet, which must not happen while it arrives.
  private struct Received {
    var type: String
    var source: BusElement
    var detail1: Int
    var detail2: Int
    var payload: Payload

    enum Payload {
      case none
      case value(BusEvent.Payload)
      case element(BusElement)
    }
  }

  /// Starts to listen; when this returns, the application has been notified.
  ///
  /// - Parameter types: Event types or their beginnings, such as `object:state-changed`.
  package init(
    to application: BusElement,
    types: [String] = ["object", "window"]
  ) throws(BusError) {
    self.application = application
    self.types = types
    // Elements may be removed before their events are read.
    try remember(application)
    let this = Unmanaged.passUnretained(self).toOpaque()
    listener = atspi_event_listener_new(
      { event, this in
        guard let event else { return }
        defer { g_boxed_free(atspi_event_get_type(), event) }
        guard let this else { return }
        Unmanaged<BusEventListener>.fromOpaque(this).takeUnretainedValue().receive(event.pointee)
      },
      this,
      nil
    )
    for type in types {
      _ = try call { atspi_event_listener_register(listener, type, $0) }
    }
    try settle()
    events = []
  }

  deinit {
    for type in types { atspi_event_listener_deregister(listener, type, nil) }
    if let listener { g_object_unref(listener) }
  }

  /// Forgets the events so far.
  package func clear() {
    pending = []
    events = []
  }

  /// Collects events until a condition holds for them, and then all sent with the last one.
  ///
  /// - Returns: Whether the condition held before the deadline.
  package func collect(
    until deadline: ContinuousClock.Instant,
    _ condition: ([BusEvent]) -> Bool
  ) throws -> Bool {
    let isComplete = MainLoop.run(until: deadline) {
      resolve()
      return condition(events)
    }
    try settle()
    return isComplete
  }

  /// Waits for the application to answer, by which time all of its earlier events have arrived.
  ///
  /// The bus keeps the order of messages, so a registration is known to the application, too.
  package func settle() throws(BusError) {
    guard let bus = atspi_get_a11y_bus() else { throw .noBus }
    let ping = dbus_message_new_method_call(
      application.busName,
      "/",
      "org.freedesktop.DBus.Peer",
      "Ping"
    )
    defer { dbus_message_unref(ping) }
    let reply = dbus_connection_send_with_reply_and_block(bus, ping, 5_000, nil)
    if let reply { dbus_message_unref(reply) }
    MainLoop.drain()
    resolve()
    if reply == nil { throw .call("the application does not answer") }
  }

  // MARK: Receiving

  private func receive(_ event: AtspiEvent) {
    guard let source = BusElement(event.source), source.busName == application.busName,
      let type = event.type.map({ String(cString: $0) })
    else { return }
    // libatspi reports an application's end once more by itself.
    if type == "object:state-changed:defunct", !defunct.insert(source.objectPath).inserted {
      return
    }
    pending.append(
      Received(
        type: type,
        source: source,
        detail1: Int(event.detail1),
        detail2: Int(event.detail2),
        payload: BusEventListener.payload(of: event.any_data)
      )
    )
  }

  private static func payload(of value: GValue) -> Received.Payload {
    var value = value
    func holds(_ type: GType) -> Bool {
      value.g_type != 0 && g_type_is_a(value.g_type, type) != 0
    }
    if holds(atspi_accessible_get_type()), let object = g_value_get_object(&value),
      let element = BusElement(object.assumingMemoryBound(to: AtspiAccessible.self))
    {
      return .element(element)
    }
    if holds(atspi_rect_get_type()), let boxed = g_value_get_boxed(&value) {
      return .value(.rect(BusRect(boxed.assumingMemoryBound(to: AtspiRect.self).pointee)))
    }
    // G_TYPE_INT, G_TYPE_DOUBLE and G_TYPE_STRING, which are casts and hence not imported. Most
    // events carry a 0 for want of anything.
    if holds(6 << 2), g_value_get_int(&value) != 0 {
      return .value(.number(Double(g_value_get_int(&value))))
    }
    if holds(15 << 2) { return .value(.number(g_value_get_double(&value))) }
    if holds(16 << 2), let string = g_value_get_string(&value) {
      return .value(.text(String(cString: string)))
    }
    return .none
  }

  /// Creates events from the received ones.
  private func resolve() {
    while !pending.isEmpty {
      // Reading an element may let more events arrive.
      let received = pending.removeFirst()
      let payload: BusEvent.Payload? =
        switch received.payload {
        case .none: nil
        case .value(let value): value
        case .element(let element): .element(reference(to: element))
        }
      events.append(
        BusEvent(
          type: received.type,
          source: reference(to: received.source),
          detail1: received.detail1,
          detail2: received.detail2,
          payload: payload
        )
      )
    }
  }

  private func reference(to element: BusElement) -> BusReference {
    if let reference = known[element.objectPath] { return reference }
    guard let reference = try? element.reference() else {
      return BusReference(role: "gone", name: "", accessibleID: "")
    }
    known[element.objectPath] = reference
    // The data of an event may be freed with it.
    try? remember(element)
    return reference
  }

  private func remember(_ root: BusElement) throws(BusError) {
    var open = [root]
    while let element = open.popLast() {
      known[element.objectPath] = try element.reference()
      open += try element.children()
    }
  }
}
