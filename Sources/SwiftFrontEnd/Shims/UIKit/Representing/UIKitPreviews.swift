// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Empty: a parameter of this type makes the compiler prefer SwiftUI's overload.
public struct _UIKitPreviewMark: Sendable {}

/// Declares a preview of a UIKit view: a placeholder.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  _mark: _UIKitPreviewMark...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Declares a preview of a view controller: the placeholder of its view.
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
    one { return UIViewControllerPreview(makeController: makeController).ignoresSafeArea() }
  }
}

private struct UIViewPreview: UIViewRepresentable {
  let makeView: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { makeView() }
  func updateUIView(_ uiView: UIView, context: Context) {}

  /// Returns the size that fits the view, up to the proposal; the proposal along an axis without an
  /// intrinsic size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let (offered, wanted) = (proposal.replacingUnspecifiedDimensions(), uiView.naturalSize)
    let width = wanted.width > 0 ? min(wanted.width, max(offered.width, 1)) : offered.width
    guard width < wanted.width else {
      return CGSize(width: width, height: wanted.height > 0 ? wanted.height : offered.height)
    }
    let height = uiView.fittingSize(CGSize(width: width, height: 0), 999, 50).height
    return CGSize(width: width, height: height > 0 ? height : offered.height)
  }
}

private struct UIViewControllerPreview: UIViewControllerRepresentable {
  let makeController: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { makeController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
