internal import CProgramSupport
public import LayoutCore
internal import ScreenHost
public import ViewGraph

/// Shows a view on a screen: the entry point for layout, tests and publishing.
@MainActor
package enum ViewHost {
  /// Creates a screen that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - surroundings: The size, safe area and environment of the screen; its tree is not used.
  ///   - measurer: Measures texts.
  ///   - time: The start settings of the screen's clock.
  package static func screen<Content: View>(
    _ view: Content,
    in surroundings: LayoutScene,
    measurer: any TextMeasurer,
    time: HostTime = HostTime()
  ) -> GraphScreen {
    _ = allowsWaitingMainActor
    resume(in: surroundings)
    _TextMeasure.begin(in: surroundings, measurer)
    let graph = ViewGraph()
    graph.animations.colors = { style, environment in
      guard case .color(let color) = style.paint else { return nil }
      let resolved = Color.Resolved(color, in: EnvironmentValues(environment))
      return LinearColorNumbers(
        red: Double(resolved.linearRed),
        green: Double(resolved.linearGreen),
        blue: Double(resolved.linearBlue),
        opacity: Double(resolved.opacity)
      )
    }
    graph.animations.fadesContent = { EnvironmentValues($0).contentTransition.fades }
    graph.clock.host = SystemScreenHost.shared
    time.set(graph.clock)
    var environment = EnvironmentValues(of: surroundings)
    environment.screenDate = time.start
    environment.accessibilityReduceMotion = time.reducesMotion
    environment.editModeContainer = EditModeContainer()
    let inputs = GraphInputs(environment: environment.graph)
    graph.clock.within {
      graph.setRoot { RootNode(view, graph: $0, inputs: inputs) }
    }
    return GraphScreen(graph, in: surroundings, measurer: measurer) {
      _Appearance.current(in: $0)
    } alignments: {
      AlignmentRegistry.declare(in: &$0)
    }
  }

  /// Sets the traits and the locale for code outside views, such as `Locale.current`; call it
  /// before the first view is made.
  ///
  /// - Parameter isListing: `true` while previews are only being listed.
  package static func prepare(for surroundings: LayoutScene, isListing: Bool = false) {
    _Appearance.begin(isListing: isListing)
    resume(in: surroundings)
  }

  /// Sets the traits and the locale for code outside views to those of a screen that goes on, after
  /// others have been made.
  package static func resume(in surroundings: LayoutScene) {
    _ScreenTraits.current = _ScreenTraits(surroundings)
    ProgramLocale.set(surroundings.environment.locale)
  }

  /// Alignment guides may assume the main actor, on whichever thread the engine calls them.
  private static let allowsWaitingMainActor: Void = espalier_allow_waiting_main_actor {
    onWaitingThread { GraphEvaluation.isOnMainThread }
  }
}

extension EnvironmentValues {
  /// Creates the environment of a screen's root.
  init(of surroundings: LayoutScene) {
    self.init()
    let engine = surroundings.environment
    layoutDirection = engine.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    // The same locale as for text outside of views.
    locale = ProgramLocale.current
    calendar = ProgramLocale.calendar
    colorScheme = ColorScheme(engine.drawing.colorScheme)
    colorSchemeContrast = ColorSchemeContrast(engine.drawing.colorSchemeContrast)
    accessibilityReduceTransparency = engine.drawing.reducesTransparency
    dynamicTypeSize = DynamicTypeSize(engine.dynamicTypeSize)
    displayScale = CGFloat(engine.displayScale)
    horizontalSizeClass = UserInterfaceSizeClass(engine.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(engine.verticalSizeClass)
    userInterfaceIdiom = engine.userInterfaceIdiom
    changes = []
    controlChanges = []
  }
}

/// The start settings of a screen's clock (T10.6, T10.8).
package struct HostTime: Sendable {
  /// The date at which the screen appears.
  package var start = Date(timeIntervalSinceReferenceDate: 0)
  /// `true` if the user prefers reduced motion.
  package var reducesMotion = false
  /// Whether changes may be animated.
  package var animates = true
  /// Whether the machine's time moves the clock.
  package var isReal = false

  package init() {}

  @MainActor
  func set(_ clock: ScreenClock) {
    clock.start = start.timeIntervalSinceReferenceDate
    clock.animates = animates
    clock.isReal = isReal
  }
}

/// Shows a view to a benchmark in another package.
@_spi(Measuring) @MainActor
public enum _MeasuredHost {
  /// Creates a screen that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - surroundings: The size, safe area and environment of the screen; its tree is not used.
  ///   - measurer: Measures texts.
  public static func screen<Content: View>(
    _ view: Content,
    in surroundings: LayoutScene,
    measurer: any TextMeasurer
  ) -> GraphScreen {
    ViewHost.screen(view, in: surroundings, measurer: measurer)
  }
}

/// The node of all of a screen.
final class RootNode<Content: View>: GraphNode, GraphObserver {
  private let view: Content
  /// The colour scheme that the views prefer.
  private var colorScheme: ColorScheme?

  init(_ view: Content, graph: ViewGraph, inputs: GraphInputs) {
    self.view = view
    super.init(key: .slot(0), parent: nil, graph: graph, inputs: inputs)
  }

  override var typeName: String { "Screen" }

  override func evaluate() {
    isDirty = false
    var inputs = inputs
    if let colorScheme {
      var environment = EnvironmentValues(inputs.environment)
      environment.colorScheme = colorScheme
      inputs.environment = environment.graph
      setOutput(.modifier(.setting(.colorScheme(colorScheme.engine))))
    } else {
      setOutput(.inPlace)
    }
    updateChildren(inputs) { Content._append(view, to: &$0) }
  }

  override func didEnter() {
    graph.observe(self)
    compare()
  }

  override func willLeave() { graph.stopObserving(self) }

  func didUpdate() { compare() }

  func didLayOut(_ result: LayoutResult) { compare() }

  private func compare() {
    // This runs after each update, and reading the preference visits all views.
    guard graph.maySay(ObjectIdentifier(PreferredColorSchemeKey.self)) else { return }
    let wanted = value(of: PreferredColorSchemeKey.self)
    if wanted == colorScheme { return }
    colorScheme = wanted
    invalidate()
  }
}
