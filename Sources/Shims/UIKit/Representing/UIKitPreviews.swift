// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// With and without traits, as previews of SwiftUI's views have them: the compiler takes a form in
// which fewer arguments are left out for the better one.

/// Declares a preview of a view of UIKit: its place.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view of UIKit with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view controller: the place of its view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view controller with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

extension PreviewContent {
  /// The view of a preview without arguments.
  @_disfavoredOverload
  public static func one(_ makeView: @escaping @MainActor () -> UIView) -> [PreviewContent] {
    one { return UIViewPreview(makeView: makeView) }
  }

  /// The view controller of a preview without arguments.
  @_disfavoredOverload
  public static func one(
    _ makeController: @escaping @MainActor () -> UIViewController
  ) -> [PreviewContent] {
    one { return UIViewControllerPreview(makeController: makeController) }
  }
}

private struct UIViewPreview: UIViewRepresentable {
  let makeView: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { makeView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct UIViewControllerPreview: UIViewControllerRepresentable {
  let makeController: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { makeController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
