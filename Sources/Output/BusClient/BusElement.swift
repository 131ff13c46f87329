internal import CATSPI

/// An element of an application on the bus, as long as it exists.
///
/// Not `Sendable`: it stays on the thread of its ``BusClient``.
package final class BusElement {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over a reference.
  init?(taking pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Creates an element with a new reference.
  convenience init?(_ pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    g_object_ref(pointer)
    self.init(taking: pointer)
  }

  deinit { g_object_unref(pointer) }

  /// The path of the element on the bus, within its application.
  package var objectPath: String {
    pointer.pointee.parent.path.map { String(cString: $0) } ?? ""
  }

  /// The bus name of the element's application.
  var busName: String {
    guard let name = pointer.pointee.parent.app?.pointee.bus_name else { return "" }
    return String(cString: name)
  }

  /// Whether libatspi has cached the children.
  var isRemembered: Bool {
    pointer.pointee.cached_properties & ATSPI_CACHE_CHILDREN.rawValue != 0
  }

  /// Sets whether libatspi may answer for all of the application from its cache, or has to ask.
  package func setRemembering(_ isOn: Bool) {
    atspi_accessible_set_cache_mask(pointer, isOn ? ATSPI_CACHE_DEFAULT : ATSPI_CACHE_NONE)
  }

  package func name() throws(BusError) -> String {
    taken(try call { atspi_accessible_get_name(pointer, $0) })
  }

  package func roleName() throws(BusError) -> String {
    taken(try call { atspi_accessible_get_role_name(pointer, $0) })
  }

  package func accessibleID() throws(BusError) -> String {
    taken(try call { atspi_accessible_get_accessible_id(pointer, $0) })
  }

  package func processID() throws(BusError) -> Int32 {
    Int32(clamping: try call { atspi_accessible_get_process_id(pointer, $0) })
  }

  package func parent() throws(BusError) -> BusElement? {
    BusElement(taking: try call { atspi_accessible_get_parent(pointer, $0) })
  }

  package func indexInParent() throws(BusError) -> Int {
    Int(try call { atspi_accessible_get_index_in_parent(pointer, $0) })
  }

  /// The available children; those removed meanwhile are left out.
  package func children() throws(BusError) -> [BusElement] {
    let count = try call { atspi_accessible_get_child_count(pointer, $0) }
    var children: [BusElement] = []
    children.reserveCapacity(Int(max(0, count)))
    for index in 0..<max(0, count) {
      let child = try call { atspi_accessible_get_child_at_index(pointer, index, $0) }
      if let child = BusElement(taking: child) { children.append(child) }
    }
    return children
  }

  /// The rectangle of the element in some coordinates; nil if it has none.
  package func extents(in coordinates: BusCoordinates) throws(BusError) -> BusRect? {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { g_object_unref(component) }
    return taken(
      try call { atspi_component_get_extents(component, coordinates.type, $0) }
    ).map(BusRect.init)
  }

  /// The innermost element at a point; nil if there is none.
  package func element(
    atX x: Int,
    y: Int,
    in coordinates: BusCoordinates
  ) throws(BusError) -> BusElement? {
    let component = try interface("Component", atspi_accessible_get_component_iface(pointer))
    defer { g_object_unref(component) }
    let element = try call {
      atspi_component_get_accessible_at_point(
        component,
        gint(clamping: x),
        gint(clamping: y),
        coordinates.type,
        $0
      )
    }
    return BusElement(taking: element)
  }

  /// Unwraps an interface that a request needs.
  func interface<Interface>(
    _ name: String,
    _ pointer: UnsafeMutablePointer<Interface>?
  ) throws(BusError) -> UnsafeMutablePointer<Interface> {
    guard let pointer else { throw .unsupported(name) }
    return pointer
  }
}

/// The origin of positions.
package enum BusCoordinates: Sendable, Hashable, CaseIterable {
  case window
  case parent
  case screen

  var type: AtspiCoordType {
    switch self {
    case .window: ATSPI_COORD_TYPE_WINDOW
    case .parent: ATSPI_COORD_TYPE_PARENT
    case .screen: ATSPI_COORD_TYPE_SCREEN
    }
  }
}

extension BusRect {
  init(_ rect: AtspiRect) {
    self.init(
      x: Int(rect.x),
      y: Int(rect.y),
      width: Int(rect.width),
      height: Int(rect.height)
    )
  }
}
