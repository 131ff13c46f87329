internal import AccessibilityCore
internal import CATK
internal import LayoutCore

extension ATKObjectType {
  /// `AtkComponent`: the place of a node.
  static let componentFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkComponentIface.self) else { return }
    functions.pointee.get_extents = { component, x, y, width, height, coordinates in
      let extents = answer(component, otherwise: .unknown) {
        $0.extents(in: coordinates)
      }
      extents.write(x, y, width, height)
    }
    functions.pointee.contains = { component, x, y, coordinates in
      answer(component, otherwise: 0) {
        $0.record.visibleBounds?.contains($0.windowPoint(x, y, coordinates)) == true ? 1 : 0
      }
    }
    functions.pointee.ref_accessible_at_point = { component, x, y, coordinates in
      answer(component, otherwise: nil) {
        $0.node(at: $0.windowPoint(x, y, coordinates))?.retainedObject()
      }
    }
    functions.pointee.grab_focus = { component in
      answer(component, otherwise: 0) { node in
        guard node.isFocusable else { return 0 }
        return node.ask(.focus) ? 1 : 0
      }
    }
    functions.pointee.scroll_to = { component, type in
      answer(component, otherwise: 0) { node in
        node.ask(.scrollIntoView(AccessibilityScrollPlace(type))) ? 1 : 0
      }
    }
    functions.pointee.scroll_to_point = { component, coordinates, x, y in
      answer(component, otherwise: 0) { node in
        let point = node.windowPoint(x, y, coordinates)
        return node.ask(.scrollToPoint(Point(x: Double(point.x), y: Double(point.y)))) ? 1 : 0
      }
    }
    functions.pointee.get_layer = { component in
      answer(component, otherwise: ATK_LAYER_INVALID) {
        $0.record.interfaces.contains(.window) ? ATK_LAYER_WINDOW : ATK_LAYER_WIDGET
      }
    }
    functions.pointee.get_alpha = { _ in 1 }
  }

  /// `AtkImage`: the description and place of an image.
  static let imageFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkImageIface.self) else { return }
    functions.pointee.get_image_description = {
      answer($0, otherwise: nil) { $0.texts.name.pointer }
    }
    functions.pointee.get_image_locale = { image in
      answer(image, otherwise: nil) { $0.texts.locale?.pointer }
    }
    functions.pointee.get_image_size = { image, width, height in
      let extents = answer(image, otherwise: .unknown) { $0.record.bounds }
      extents.write(nil, nil, width, height)
    }
    functions.pointee.get_image_position = { image, x, y, coordinates in
      let extents = answer(image, otherwise: .unknown) {
        $0.extents(in: coordinates)
      }
      extents.write(x, y, nil, nil)
    }
  }
}

extension PixelRect {
  /// ATK's value for an unknown rectangle.
  static let unknown = PixelRect(x: -1, y: -1, width: -1, height: -1)

  /// Writes the rectangle to C's out parameters.
  func write(
    _ x: UnsafeMutablePointer<gint>?,
    _ y: UnsafeMutablePointer<gint>?,
    _ width: UnsafeMutablePointer<gint>?,
    _ height: UnsafeMutablePointer<gint>?
  ) {
    x?.pointee = gint(clamping: self.x)
    y?.pointee = gint(clamping: self.y)
    width?.pointee = gint(clamping: self.width)
    height?.pointee = gint(clamping: self.height)
  }
}

extension ATKNode {
  /// The bounds in the given coordinates.
  func extents(in coordinates: AtkCoordType) -> PixelRect {
    moved(record.bounds, to: coordinates)
  }

  /// A rectangle of the window in the given coordinates.
  func moved(_ rect: PixelRect, to coordinates: AtkCoordType) -> PixelRect {
    let origin = origin(of: coordinates)
    var rect = rect
    rect.x -= origin.x
    rect.y -= origin.y
    return rect
  }
}

extension AccessibilityScrollPlace {
  /// The place to which ATK's type scrolls an element; anywhere for types that ATK may add.
  fileprivate init(_ type: AtkScrollType) {
    switch type {
    case ATK_SCROLL_TOP_LEFT: self = .topLeft
    case ATK_SCROLL_BOTTOM_RIGHT: self = .bottomRight
    case ATK_SCROLL_TOP_EDGE: self = .top
    case ATK_SCROLL_BOTTOM_EDGE: self = .bottom
    case ATK_SCROLL_LEFT_EDGE: self = .left
    case ATK_SCROLL_RIGHT_EDGE: self = .right
    default: self = .anywhere
    }
  }
}
