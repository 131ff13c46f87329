internal import AccessibilityCore
internal import Export
public import Foundation
internal import LayoutCore
public import SwiftUI
internal import ViewGraph

/// A view on a screen, alive: what is done to it ends in its own closures, and what they change shows.
///
/// ```swift
/// let screen = Screen(TodoList(), device: .iPhone16)
/// try screen.activate("Add")
/// #expect(screen.elements.map(\.label).contains("New item"))
/// ```
///
/// As on a device, the rows of lazy containers and lists that are far from what is shown have not been
/// made; what names one of them has all made.
///
/// Elements are named by their labels or identifiers. Texts have the widths of the fixed font, so that
/// a test sees the same on every machine.
@MainActor
public final class Screen {
  let model: GraphScreenBackend
  let screen: InteractiveScreen
  private let name: String

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - device: The device that it fills.
  ///   - traits: How a reader has set the device up.
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

  /// Shows a view on a screen without a safe area.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The screen's width, in points.
  ///   - height: Its height, in points.
  ///   - traits: How a reader has set the device up.
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

  /// The elements of the screen, in the order in which they are read.
  public var elements: [ScreenElement] { tree.elements.map { ScreenElement($0) } }

  /// The accessibility labels, in reading order.
  public var labels: [String] { elements.compactMap(\.label) }

  /// The element that assistive technology is at: what has come with a change of screen, what was
  /// used before on the way back; nil for none.
  public var focused: ScreenElement? {
    // What is shown follows what the test's own code has changed.
    _ = result
    return screen.snapshot.focus.map { ScreenElement(screen.snapshot.nodes[$0].element) }
  }

  /// What the views have had spoken since this was asked last.
  public func takeAnnouncements() -> [String] {
    screen.followModel()
    return screen.takeAnnouncements().map(\.text)
  }

  /// The element of a name.
  ///
  /// - Throws: What is there instead.
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

  /// Whether there is an element of a name.
  public func exists(_ name: String) -> Bool { (try? element(name)) != nil }

  /// The frame of a view on the screen, in points.
  ///
  /// - Parameter name: The view's id, or the label or identifier of its element.
  /// - Throws: What is there instead.
  public func frame(of name: String) throws -> CGRect {
    func find() -> CGRect? {
      for view in result.views {
        if view.id == name { return CGRect(view.frame) }
        // An id that is written behind modifiers names what the outermost of them makes.
        for modifier in view.modifiers where modifier.id == name { return CGRect(modifier.frame) }
      }
      return nil
    }
    if let frame = find() { return frame }
    let frame = try element(name).frame
    // The view may be in a row that has been made for its element's sake.
    return find() ?? frame
  }

  /// The frames of all views, to read.
  public var outline: String {
    Outline.text(result, file: name, placeholders: PlaceholderLog.placeholders)
  }

  /// The accessibility tree, to read.
  public var accessibility: String {
    let tree = tree
    var options = AccessibilityDocument.Options()
    options.placeholders = PlaceholderLog.placeholders
    return AccessibilityOutline.text(tree, options: options)
  }

  /// What VoiceOver says of the elements, a line each.
  public var spoken: String { SpokenDocument.text(tree) }

  /// How many bodies have been evaluated so far.
  public var evaluationCount: Int { model.screen.graph.evaluationCount }

  /// What is shown, once it has followed what the test's own code has changed, such as a model.
  private var result: LayoutResult {
    if model.screen.needsSettling { screen.followModel() }
    return model.layout.layout()
  }
  private var tree: AccessibilityTree { result.accessibilityTree() }

  /// Makes the rows of lazy containers that nobody has seen, since one may be meant.
  ///
  /// - Returns: Whether there are any.
  func completeRows() throws -> Bool {
    guard model.screen.graph.hasUnmadeRows else { return false }
    try model.screen.completeRows()
    screen.followModel()
    return true
  }

  // MARK: Time

  /// Lets time pass on the screen's clock, which stands still otherwise: timelines and keyframes move on,
  /// and what code of the screen waits for comes, such as timers and sleeping tasks.
  ///
  /// That code sees the screen's time: `Date()` is the beginning of 2001 and how long the screen has been
  /// there. Tasks that sleep go on where the main queue is at hand, as in a synchronous test on the main
  /// thread.
  ///
  /// - Parameter seconds: How long, at least 0.
  /// - Throws: What goes on for ever.
  public func advance(by seconds: Double) throws {
    guard seconds >= 0, seconds.isFinite else {
      throw ScreenError("a screen cannot be advanced by \(seconds) seconds")
    }
    try model.screen.advance(to: model.screen.graph.clock.time + seconds)
    screen.followModel()
  }

  /// Waits for what the screen's code has begun on other threads, in a test that is asynchronous itself.
  ///
  /// ```swift
  /// @MainActor @Test func loads() async throws {
  ///   let screen = Screen(Forecast())
  ///   try await screen.settle()
  /// ```
  ///
  /// - Throws: What goes on for ever.
  public func settle() async throws {
    try await model.screen.settled()
    screen.followModel()
  }
}
