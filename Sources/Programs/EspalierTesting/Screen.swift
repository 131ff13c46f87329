internal import AccessibilityCore
internal import Drawing
internal import Export
public import Foundation
internal import LayoutCore
public import SwiftUI
internal import ViewGraph

/// A live view under test.
///
/// Actions run the view's own closures; state changes take effect at once.
///
/// ```swift
/// let screen = Screen(TodoList(), device: .iPhone16)
/// try screen.activate("Add")
/// #expect(screen.elements.map(\.label).contains("New item"))
/// ```
///
/// As on a device, lazy containers and lists make only the rows near the visible ones; an action
/// that names another row makes all of them.
///
/// Elements are named by their labels or identifiers. Texts have the widths of the fixed font, so
/// that results are the same on every machine.
@MainActor
public final class Screen {
  let model: GraphScreenBackend
  let screen: InteractiveScreen
  private let name: String

  /// Creates a screen that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - device: The device that it fills.
  ///   - traits: The user's settings of the device.
  public convenience init<Content: View>(
    _ view: Content,
    device: ScreenDevice = .iPhone16,
    traits: ScreenTraits = .standard
  ) {
    var scene = LayoutScene(
      safeArea: device.device.safeArea(device.orientation),
      tree: ViewTreeBuilder().finish()
    )
    scene.host = .size(device.device.size(device.orientation))
    device.device.apply(to: &scene.environment, device.orientation)
    traits.apply(to: &scene.environment)
    self.init(view, in: scene)
  }

  /// Creates a screen without a safe area.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The screen's width, in points.
  ///   - height: Its height, in points.
  ///   - traits: The user's settings of the device.
  public convenience init<Content: View>(
    _ view: Content,
    width: CGFloat,
    height: CGFloat,
    traits: ScreenTraits = .standard
  ) {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: Double(width), height: Double(height)))
    traits.apply(to: &scene.environment)
    self.init(view, in: scene)
  }

  private init<Content: View>(_ view: Content, in scene: LayoutScene) {
    PlaceholderLog.begin()
    name = String(String(describing: Content.self).prefix { $0 != "<" })
    model = GraphScreenBackend(ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer()))
    screen = InteractiveScreen(model, title: name)
  }

  // MARK: What is there

  /// The accessibility elements, in reading order.
  public var elements: [ScreenElement] { tree.elements.map { ScreenElement($0) } }

  /// The accessibility labels, in reading order.
  public var labels: [String] { elements.compactMap(\.label) }

  /// The element with accessibility focus: the first of a new screen, or on the way back the one
  /// that was last used; nil for none.
  public var focused: ScreenElement? {
    // The test may have changed a model.
    _ = result
    return screen.snapshot.focus.map { ScreenElement(screen.snapshot.nodes[$0].element) }
  }

  /// Returns the announcements since the last call.
  public func takeAnnouncements() -> [String] {
    screen.followModel()
    return screen.takeAnnouncements().map(\.text)
  }

  /// Returns the element with a label or identifier.
  ///
  /// - Throws: ``ScreenError`` with the names of the elements that exist.
  public func element(_ name: String) throws -> ScreenElement {
    func find(in all: [ScreenElement]) -> ScreenElement? {
      all.first { $0.label == name || $0.identifier == name }
    }
    if let found = find(in: elements) { return found }
    if try completeRows(), let found = find(in: elements) { return found }
    let all = elements
    let names = all.compactMap { $0.label ?? $0.identifier }.map { "'\($0)'" }
    throw ScreenError(
      "no element is called '\(name)'; there are \(names.joined(separator: ", "))"
    )
  }

  /// Returns whether there is an element with a label or identifier.
  public func exists(_ name: String) -> Bool { (try? element(name)) != nil }

  /// Returns the frame of a view, in points of the screen.
  ///
  /// - Parameter name: The view's id, or the label or identifier of its element.
  /// - Throws: ``ScreenError`` with the names of the elements that exist.
  public func frame(of name: String) throws -> CGRect {
    func find() -> CGRect? {
      for view in result.views {
        if view.id == name { return CGRect(view.frame) }
        // An id outside of modifiers names the outermost modifier.
        for modifier in view.modifiers where modifier.id == name { return CGRect(modifier.frame) }
      }
      return nil
    }
    if let frame = find() { return frame }
    let frame = try element(name).frame
    // Looking for the element may have made the view's row.
    return find() ?? frame
  }

  /// The frames of all views, as text.
  public var outline: String {
    Outline.text(result, file: name, placeholders: PlaceholderLog.placeholders)
  }

  /// The accessibility tree, as text.
  public var accessibility: String {
    let tree = tree
    var options = AccessibilityDocument.Options()
    options.placeholders = PlaceholderLog.placeholders
    return AccessibilityOutline.text(tree, options: options)
  }

  /// The speech of VoiceOver, a line for each element.
  public var spoken: String { SpokenDocument.text(tree) }

  /// The count of body evaluations so far.
  public var evaluationCount: Int { model.screen.graph.evaluationCount }

  /// The layout, after the changes that the test has made, such as to a model.
  private var result: LayoutResult {
    if model.screen.needsSettling { screen.followModel() }
    return model.layout.layout()
  }

  /// The picture as a list of what is drawn, on the system's background.
  var displayList: DisplayList {
    var options = DrawingOptions()
    options.background = .color(.system(.systemBackground))
    return result.displayList(options)
  }

  private var tree: AccessibilityTree { result.accessibilityTree() }

  /// Makes the rows of lazy containers that are not visible, since an action may name one.
  ///
  /// - Returns: `true` if there were any.
  func completeRows() throws -> Bool {
    guard model.screen.graph.hasUnmadeRows else { return false }
    try model.screen.completeRows()
    screen.followModel()
    return true
  }

  // MARK: Time

  /// Advances the screen's clock, which stands still otherwise: animations and timelines move on,
  /// and timers and sleeping tasks resume.
  ///
  /// Code of the screen sees its time: `Date()` is the beginning of 2001 plus the time since the
  /// screen appeared. Sleeping tasks resume where the main queue can run, as in a synchronous test
  /// on the main thread.
  ///
  /// - Parameter seconds: The time to advance, at least 0.
  /// - Throws: An error if the screen's code never comes to rest.
  public func advance(by seconds: Double) throws {
    guard seconds >= 0, seconds.isFinite else {
      throw ScreenError("a screen cannot be advanced by \(seconds) seconds")
    }
    try model.screen.advance(to: model.screen.graph.clock.time + seconds)
    screen.followModel()
  }

  /// Waits for the screen's work on other threads, in an asynchronous test.
  ///
  /// ```swift
  /// @MainActor @Test func loads() async throws {
  ///   let screen = Screen(Forecast())
  ///   try await screen.settle()
  /// ```
  ///
  /// - Throws: An error if the screen's code never comes to rest.
  public func settle() async throws {
    try await model.screen.settled()
    screen.followModel()
  }
}
