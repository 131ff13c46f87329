// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Nothing: what only UIKit's previews could have makes the compiler take them for the worse choice.
public struct _UIKitPreviewMark: Sendable {}

/// Declares a preview of a view of UIKit: its place.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  _mark: _UIKitPreviewMark...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view controller: the place of its view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  _mark: _UIKitPreviewMark...,
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
