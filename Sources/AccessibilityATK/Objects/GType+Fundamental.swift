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

/// An argument of a signal.
struct SignalArgument {
  var value: GValue

  private init(_ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    value = GValue()
    g_value_init(&value, type)
    fill(&value)
  }

  static func int(_ number: Int) -> SignalArgument {
    SignalArgument(.gInt) { g_value_set_int($0, gint(clamping: number)) }
  }

  static func uint(_ number: Int) -> SignalArgument {
    SignalArgument(.gUInt) { g_value_set_uint($0, guint(clamping: number)) }
  }

  static func string(_ text: String) -> SignalArgument {
    SignalArgument(.gString) { g_value_set_string($0, text) }
  }

  static func pointer(_ pointer: UnsafeMutableRawPointer?) -> SignalArgument {
    SignalArgument(.gPointer) { g_value_set_pointer($0, pointer) }
  }

  static func rectangle(_ rect: PixelRect) -> SignalArgument {
    var rectangle = AtkRectangle(rect)
    return SignalArgument(atk_rectangle_get_type()) { g_value_set_boxed($0, &rectangle) }
  }

  static func instance(_ object: UnsafeMutablePointer<AtkObject>) -> SignalArgument {
    let type = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
    return SignalArgument(type) { g_value_set_object($0, object) }
  }
}

extension ATKNode {
  /// Emits a signal of the node's object, if it has one that knows the signal.
  func emit(_ signal: String, detail: String? = nil, _ arguments: SignalArgument...) {
    guard let object else { return }
    let instance = SignalArgument.instance(object)
    let type = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
    let signal = g_signal_lookup(signal, type)
    guard signal != 0 else { return }
    var values = ([instance] + arguments).map(\.value)
    g_signal_emitv(&values, signal, detail.map { g_quark_from_string($0) } ?? 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Tells listeners that a property of the object has another value.
  func notify(_ property: String) {
    guard let object else { return }
    g_object_notify(
      UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self),
      property
    )
  }

  /// Tells listeners that a state holds, or no longer does.
  func notifyState(_ state: AtkStateType, _ isOn: Bool) {
    guard let object else { return }
    atk_object_notify_state_change(object, guint64(state.rawValue), isOn ? 1 : 0)
  }
}
