/// Shows a view of UIKit, in the size that it is given.
struct UIViewShown: View {
  let view: UIView
  let stage: UIViewStage
  /// The revision of the views that is shown.
  let revision: Int

  var body: some View {
    GeometryReader { geometry in
      laidOut(in: geometry.size, at: geometry.frame(in: .global))
    }
  }

  private func laidOut(in size: CGSize, at place: CGRect) -> some View {
    stage.update {
      view.rootSafeArea = covered(of: place)
      if view.bounds.size != size { view.bounds.size = size }
      view.performLayout()
    }
    return LayerPicture(layer: view.layer, revision: stage.revision)
      .environment(\.layoutDirection, .leftToRight)
  }

  /// Returns the parts of a rectangle of the screen that bars and the device's safe area cover, as
  /// insets.
  private func covered(of place: CGRect) -> UIEdgeInsets {
    let traits = _ScreenTraits.current
    let (covered, screen) = (traits.safeArea, traits.size)
    let isMirrored = traits.isRightToLeft
    let left = isMirrored ? covered.trailing : covered.leading
    let right = isMirrored ? covered.leading : covered.trailing
    return UIEdgeInsets(
      top: max(0, min(covered.top - place.minY, place.height)),
      left: max(0, min(left - place.minX, place.width)),
      bottom: max(0, min(covered.bottom - (screen.height - place.maxY), place.height)),
      right: max(0, min(right - (screen.width - place.maxX), place.width))
    )
  }
}
