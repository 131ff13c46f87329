internal import CATK

/// Detects the end of the accessibility bus, which the bridge itself does not report.
@ATKActor
final class ATKBusWatch {
  /// The connection of this process, which the bridge uses as well; not ours to close.
  private let connection: OpaquePointer
  private let onEnd: @ATKActor () -> Void

  /// Starts to watch the bus that the bridge has joined; nil if it has ended already.
  init?(onEnd: @escaping @ATKActor () -> Void) {
    guard let connection = atspi_get_a11y_bus() else { return nil }
    self.connection = connection
    self.onEnd = onEnd
    dbus_connection_add_filter(connection, filter, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Stops to watch.
  func stop() {
    dbus_connection_remove_filter(
      connection,
      filter,
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  fileprivate func end() { onEnd() }
}

/// Receives the library's message about the end of the connection.
private let filter: DBusHandleMessageFunction = { _, message, data in
  guard
    dbus_message_is_signal(message, "org.freedesktop.DBus.Local", "Disconnected") != 0,
    let data
  else { return DBUS_HANDLER_RESULT_NOT_YET_HANDLED }
  let address = UInt(bitPattern: data)
  ATKActor.assumeIsolated {
    guard let data = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<ATKBusWatch>.fromOpaque(data).takeUnretainedValue().end()
  }
  // Others may need to receive it as well.
  return DBUS_HANDLER_RESULT_NOT_YET_HANDLED
}
