/// Shows a controller of UIKit: its view; of one with others on top of each other the uppermost one's, with its bar; of
/// one with tabs theirs.
struct UIViewControllerShown: View {
  let controller: UIViewController
  let stage: UIViewStage
  let revision: Int

  var body: some View {
    if let framework = controller.framework {
      EspalierPlaceholder(_placeOf: "\(type(of: controller))", from: framework)
    } else if let shown = controller.swiftUIView(on: stage) {
      shown
    } else {
      UIViewShown(view: controller.view, stage: stage, revision: revision)
    }
  }
}

extension UIViewController {
  /// The framework that would show the controller; nil for one that is shown.
  var framework: String? {
    switch self {
    case is UIActivityViewController, is UIImagePickerController, is UISplitViewController,
      is UIAlertController:
      "UIKit"
    default: FrameworkClass.framework(of: self)
    }
  }

  /// Loads the view, and reports its appearance.
  func appear(on stage: UIViewStage) {
    stage.update {
      loadViewIfNeeded()
      if let view { stage.take(view) }
      viewWillAppear(false)
      viewIsAppearing(false)
      viewDidAppear(false)
      for child in children where child.isViewLoaded { child.appear(on: stage) }
    }
  }
}
