internal import CATK

/// The GLib types of objects: one for each set of interfaces, as an object's interfaces belong to
/// its type.
///
/// An instance is an `AtkObject` followed by a pointer to its ``ATKNode``, which owns the object
/// and clears the pointer before it is freed.
@ATKActor
enum ATKObjectType {
  private static var types: [ATKInterfaces: GType] = [:]
  private static let payload = MemoryLayout<AtkObject>.stride

  /// Fills in the functions of an interface or class.
  typealias Initializer = @convention(c) (gpointer?, gpointer?) -> Void

  /// The interfaces with their types and functions.
  private static let interfaces: [(ATKInterfaces, GType, Initializer)] = [
    (.component, atk_component_get_type(), componentFunctions),
    (.action, atk_action_get_type(), actionFunctions),
    (.value, atk_value_get_type(), valueFunctions),
    (.text, atk_text_get_type(), textFunctions),
    (.editableText, atk_editable_text_get_type(), editableTextFunctions),
    (.image, atk_image_get_type(), imageFunctions),
    (.selection, atk_selection_get_type(), selectionFunctions),
    (.hypertext, atk_hypertext_get_type(), hypertextFunctions),
    (.hyperlinkImpl, atk_hyperlink_impl_get_type(), hyperlinkImplFunctions),
    (.table, atk_table_get_type(), tableFunctions),
    (.tableCell, atk_table_cell_get_type(), tableCellFunctions),
    (.window, atk_window_get_type(), { _, _ in }),
  ]

  /// Makes the object of a node; the caller owns it.
  static func makeObject(for node: ATKNode) -> UnsafeMutablePointer<AtkObject> {
    let type = type(with: node.record.interfaces)
    guard let raw = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib makes an object or ends the process")
    }
    let object = UnsafeMutableRawPointer(raw).assumingMemoryBound(to: AtkObject.self)
    setNode(node, of: object)
    return object
  }

  private static func type(with wanted: ATKInterfaces) -> GType {
    if let type = types[wanted] { return type }
    let type = subtype(of: base, named: "EspalierAtkObject\(wanted.rawValue)", initializer: nil)
    for (interface, interfaceType, functions) in interfaces where wanted.contains(interface) {
      var info = GInterfaceInfo(
        interface_init: functions,
        interface_finalize: nil,
        interface_data: nil
      )
      g_type_add_interface_static(type, interfaceType, &info)
    }
    types[wanted] = type
    return type
  }

  private static let base = subtype(
    of: atk_object_get_type(),
    named: "EspalierAtkObject",
    initializer: objectFunctions
  )

  private static func subtype(
    of parent: GType,
    named name: String,
    initializer: Initializer?
  ) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<AtkObjectClass>.size)
    info.class_init = initializer
    info.instance_size = guint16(payload + MemoryLayout<UnsafeRawPointer>.size)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  // MARK: Nodes of objects

  static func setNode(_ node: ATKNode?, of object: UnsafeMutablePointer<AtkObject>) {
    UnsafeMutableRawPointer(object).storeBytes(
      of: node.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) },
      toByteOffset: payload,
      as: UnsafeRawPointer?.self
    )
  }

  /// The node of the object at an address; nil once it is defunct.
  static func node(at address: UInt) -> ATKNode? {
    UnsafeRawPointer(bitPattern: address)?
      .load(fromByteOffset: payload, as: UnsafeRawPointer?.self).map {
        Unmanaged<ATKNode>.fromOpaque($0).takeUnretainedValue()
      }
  }
}

/// Answers a call of ATK about an object, on the thread on which ATK is called.
///
/// - Returns: `fallback` if the object is defunct.
func answer<Result>(
  _ object: OpaquePointer?,
  otherwise fallback: Result,
  _ body: @ATKActor (ATKNode) -> Result
) -> Result {
  answer(at: UInt(bitPattern: object), otherwise: fallback, body)
}

/// Answers a call of ATK about an object whose type C declares.
func answer<Result>(
  _ object: UnsafeMutablePointer<AtkObject>?,
  otherwise fallback: Result,
  _ body: @ATKActor (ATKNode) -> Result
) -> Result {
  answer(at: UInt(bitPattern: object), otherwise: fallback, body)
}

private func answer<Result>(
  at address: UInt,
  otherwise fallback: Result,
  _ body: @ATKActor (ATKNode) -> Result
) -> Result {
  let answer = ATKActor.assumeIsolated { ATKObjectType.node(at: address).map(body) }
  return answer ?? fallback
}
