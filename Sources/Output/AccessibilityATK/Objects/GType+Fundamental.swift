internal import CATK

/// The fundamental types, which C spells as macros.
extension GType {
  static let gInt = GType(6 << 2)
  static let gUInt = GType(7 << 2)
  static let gString = GType(16 << 2)
  static let gPointer = GType(17 << 2)
}

extension AtkRectangle {
  /// A rectangle in C's numbers.
  init(_ rect: PixelRect) {
    self.init(
      x: gint(clamping: rect.x),
      y: gint(clamping: rect.y),
      width: gint(clamping: rect.width),
      height: gint(clamping: rect.height)
    )
  }
}

/// An argument of a signal; it becomes a GLib value, which may own memory, when it is emitted.
enum SignalArgument {
  case int(Int)
  case uint(Int)
  case string(String)
  case pointer(UnsafeMutableRawPointer?)
  case rectangle(PixelRect)
  case instance(UnsafeMutablePointer<AtkObject>)

  /// The value, to be unset by the caller.
  func value() -> GValue {
    var value = GValue()
    switch self {
    case .int(let number):
      g_value_init(&value, .gInt)
      g_value_set_int(&value, gint(clamping: number))
    case .uint(let number):
      g_value_init(&value, .gUInt)
      g_value_set_uint(&value, guint(clamping: number))
    case .string(let text):
      g_value_init(&value, .gString)
      g_value_set_string(&value, text)
    case .pointer(let pointer):
      g_value_init(&value, .gPointer)
      g_value_set_pointer(&value, pointer)
    case .rectangle(let rect):
      var rectangle = AtkRectangle(rect)
      g_value_init(&value, atk_rectangle_get_type())
      g_value_set_boxed(&value, &rectangle)
    case .instance(let object):
      g_value_init(&value, SignalArgument.type(of: object))
      g_value_set_object(&value, object)
    }
    return value
  }

  static func type(of object: UnsafeMutablePointer<AtkObject>) -> GType {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
  }
}

extension ATKNode {
  /// Emits a signal of the node's object, if that has one of the name.
  ///
  /// - Returns: False if the object does not have the signal.
  @discardableResult
  func emit(_ signal: String, detail: String? = nil, _ arguments: SignalArgument...) -> Bool {
    guard let object else { return true }
    let signal = g_signal_lookup(signal, SignalArgument.type(of: object))
    guard signal != 0 else { return false }
    var values = ([.instance(object)] + arguments).map { $0.value() }
    g_signal_emitv(&values, signal, detail.map { g_quark_from_string($0) } ?? 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
    return true
  }

  /// Notifies listeners of a property that ATK's objects do not declare.
  func tellProperty(_ name: String) {
    name.withCString { name in
      var change = AtkPropertyValues()
      change.property_name = name
      withUnsafeMutablePointer(to: &change) {
        _ = emit("property-change", detail: String(cString: name), .pointer($0))
      }
    }
  }

  /// Notifies listeners of a property's new value.
  func notify(_ property: String) {
    guard let object else { return }
    g_object_notify(
      UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self),
      property
    )
  }

  /// Notifies listeners that a state was set or cleared.
  func notifyState(_ state: AtkStateType, _ isOn: Bool) {
    guard let object else { return }
    atk_object_notify_state_change(object, guint64(state.rawValue), isOn ? 1 : 0)
  }
}
