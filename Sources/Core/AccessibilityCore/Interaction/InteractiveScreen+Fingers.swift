internal import Controls
package import LayoutCore

/// Touches on views: the backend handles gestures and controls, the screen itself opening menus and
/// focusing text fields.
extension InteractiveScreen {
  /// Taps a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, that of an element of it, its path in the layout, or the name of an element.
  ///   - point: The point, in points from the view's upper left corner; nil for the view's
  ///     activation point (T9.9).
  /// - Returns: `true` if a handler ran; nil if there is no such view.
  package func tap(_ id: String, at point: Point?) -> Bool? {
    guard let view = view(called: id) else { return nil }
    let place = shownPlace(of: view)
    let global = place.map { scenePoint(point, of: view, id, $0) }
    let isDone =
      model.tap(view, at: global.flatMap { place?.viewPoint($0) } ?? point)
      || global.flatMap { element(usedAt: $0, of: view) }.map(activate) ?? false
    note(isDone)
    update()
    return isDone
  }

  /// Begins a touch on a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, that of an element of it, or the name of an element.
  ///   - point: The point, in points from the view's upper left corner; nil for the view's
  ///     activation point (T9.9).
  /// - Returns: `true` if a gesture may handle it; nil if there is no such view.
  package func beginTouch(_ id: String, at point: Point?) -> Bool? {
    guard let view = view(called: id) else { return nil }
    let place = shownPlace(of: view)
    let global = place.map { scenePoint(point, of: view, id, $0) } ?? point ?? .zero
    touchedPlace = place
    elementTouch = nil
    let isFelt = model.beginTouch(view, at: global)
    if !isFelt {
      elementTouch = element(usedAt: global, of: view).map { ($0.publishedID, global) }
    }
    note(isFelt)
    update()
    return isFelt || elementTouch != nil
  }

  /// Moves the touch by a distance; false if there is none.
  package func moveTouch(by way: Size) -> Bool {
    guard let place = elementTouch?.place ?? model.touchLocation else { return false }
    return moveTouch(toGlobal: Point(x: place.x + way.width, y: place.y + way.height))
  }

  /// Moves the touch to a point of the view that it began on, at that view's place then; false if
  /// there is none.
  package func moveTouch(to point: Point) -> Bool {
    moveTouch(toGlobal: touchedPlace?.scenePoint(point) ?? point)
  }

  private func moveTouch(toGlobal point: Point) -> Bool {
    if elementTouch != nil {
      elementTouch?.place = point
      return true
    }
    let isFelt = model.moveTouch(to: point)
    note(isFelt)
    update()
    return isFelt
  }

  /// Ends the touch; false if there is none.
  package func endTouch() -> Bool {
    if let touch = elementTouch {
      elementTouch = nil
      // An element that the touch has left is not activated.
      if let node = position(ofPublished: touch.id).map({ snapshot.nodes[$0] }),
        node.element.frame.contains(touch.place)
      {
        _ = activate(node)
      }
      return true
    }
    let isFelt = model.endTouch()
    note(isFelt)
    update()
    return isFelt
  }

  // MARK: Places

  /// The point of a touch on a view, in points of the screen: a point of the view, else the
  /// activation point of its control, else the centre of the element or view.
  private func scenePoint(
    _ point: Point?,
    of view: Int,
    _ id: String,
    _ place: ShownPlace
  ) -> Point {
    if let point { return place.scenePoint(point) }
    let touches = ControlTouches(currentResult)
    if let usual = touches.usualPoint(at: view), let control = shownPlace(of: usual.control) {
      return control.scenePoint(usual.point)
    }
    // An element may be a part of a view, as a tab is.
    if let element = position(of: id).map({ snapshot.nodes[$0].element }), element.view == view,
      scene.tree.identifier(of: view) != id
    {
      return element.activationPoint
    }
    let size = place.frame.size
    return place.scenePoint(Point(x: size.width / 2, y: size.height / 2))
  }

  /// The innermost element at a point of a view that the screen itself uses.
  private func element(usedAt point: Point, of view: Int) -> AccessibilitySnapshot.Node? {
    snapshot.nodes.last { node in
      (opensMenu(node) || node.role.isTextEntry || leadsAway(node))
        && !node.element.traits.contains(.notEnabled) && node.element.frame.contains(point)
        && (scene.tree.isView(node.element.view, in: view)
          || scene.tree.isView(view, in: node.element.view))
    }
  }

  private func activate(_ node: AccessibilitySnapshot.Node) -> Bool {
    perform(.activate, on: node.element.id) != nil
  }
}

extension ViewTree {
  /// Whether a view is another one or inside of it.
  fileprivate func isView(_ view: Int, in outer: Int) -> Bool {
    var next: Int? = view
    while let node = next {
      if node == outer { return true }
      next = parent(of: node)
    }
    return false
  }
}
