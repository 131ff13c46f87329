internal import CATSPI

extension BusElement {
  /// Requests all elements of the element's application in one call, as libatspi does once, and
  /// counts them.
  package func countCacheItems() throws(BusError) -> Int {
    guard let bus = atspi_get_a11y_bus() else { throw .noBus }
    let message = dbus_message_new_method_call(
      busName,
      "/org/a11y/atspi/cache",
      "org.a11y.atspi.Cache",
      "GetItems"
    )
    defer { dbus_message_unref(message) }
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let reply = dbus_connection_send_with_reply_and_block(bus, message, 30_000, &error) else {
      throw .call(error.message.map { String(cString: $0) } ?? "no answer to GetItems")
    }
    defer { dbus_message_unref(reply) }
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(reply, &iterator) != 0 else { return 0 }
    return Int(dbus_message_iter_get_element_count(&iterator))
  }
}
