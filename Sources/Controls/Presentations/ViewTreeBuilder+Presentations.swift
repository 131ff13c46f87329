public import LayoutCore

/// What is shown over the scene.
extension ViewTreeBuilder {
  /// What a presentation shows.
  public enum Presented {
    /// Any views.
    case views(Slot)
    /// Words and answers, of an alert or confirmation dialog.
    case alert(AlertContents)
  }

  /// Opens the modifier of a presentation; the view that it modifies comes next.
  ///
  /// - Returns: The modifier's position, for ``present(_:_:at:)``.
  public mutating func openPresentation(_ kind: Presentation.Kind, id: String? = nil) -> Int {
    open(.modifier(.presentation(Presentation(kind, .everything))), id: id)
    return count - 1
  }

  /// Adds what a presentation shows, and closes its modifier.
  ///
  /// - Parameters:
  ///   - kind: How it is shown.
  ///   - presented: What is shown.
  ///   - modifier: The position of the modifier, with its view inside.
  public mutating func present(
    _ kind: Presentation.Kind,
    _ presented: Presented,
    at modifier: Int
  ) {
    let metrics = PresentationMetrics(of: self)
    let outer = controlEnvironment
    controlEnvironment = metrics.environment(within: kind)
    let preferences = collectingPreferences { builder in
      switch presented {
      case .views(let views): views(&builder)
      case .alert(let contents):
        if kind == .confirmationDialog {
          AlertViews(contents: contents.withCancel(), metrics: metrics).addDialog(to: &builder)
        } else {
          AlertViews(contents: contents, metrics: metrics).addAlert(to: &builder)
        }
      }
    }
    controlEnvironment = outer
    let placement = metrics.placement(of: kind, preferences)
    let presentation = Presentation(kind, placement, look: preferences.look)
    fill(modifier, with: .presentation(presentation))
    close()
  }
}
