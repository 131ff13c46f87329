import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// Screens of navigation containers, for tests.
enum NavigationScreen {
  static func screen(
    _ system: SystemVersion = .iOS18,
    size: Size = Size(width: 320, height: 600),
    idiom: UserInterfaceIdiom = .phone,
    isWide: Bool = false,
    _ views: ViewTreeBuilder.Slot
  ) -> InteractiveScreen {
    var environment = EnvironmentValues()
    environment.system = system
    environment.userInterfaceIdiom = idiom
    environment.horizontalSizeClass = isWide ? .regular : .compact
    var builder = ViewTreeBuilder()
    builder.controlEnvironment = ControlEnvironment(
      environment,
      safeArea: EdgeInsets(),
      keyboardHeight: 0,
      sceneSize: size
    )
    views(&builder)
    let scene = LayoutScene(
      host: .size(size),
      environment: environment,
      tree: builder.finish()
    )
    return InteractiveScreen(scene, title: "")
  }

  static func titled(_ title: String) -> ViewTreeBuilder.Slot {
    { builder in
      builder.prefer(.navigationTitle(title))
      builder.leaf(.text("body of \(title)"))
    }
  }

  /// What is read, without the words of roles; a screen laid out anew has it in the same places.
  static func words(_ screen: InteractiveScreen) -> [String] {
    let fresh = InteractiveScreen(screen.scene, title: "")
    let places = [screen, fresh].map { screen in
      screen.snapshot.nodes.map { "\($0.element.id) \($0.element.frame)" }
    }
    #expect(places[0] == places[1])
    return screen.snapshot.nodes.filter { $0.element.kind == .element }
      .compactMap(\.element.label)
  }

  @discardableResult
  static func press(_ label: String, in screen: InteractiveScreen) -> Bool {
    let node = screen.snapshot.nodes.first { $0.element.label == label && $0.role == .button }
    guard let id = node?.element.id else { return false }
    return screen.perform(.activate, on: id)?.effect == .activated
  }
}
