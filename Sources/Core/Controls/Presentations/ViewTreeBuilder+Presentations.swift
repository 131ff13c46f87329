public import LayoutCore

/// Presentations over the scene.
extension ViewTreeBuilder {
  /// The content of a presentation.
  public enum Presented {
    /// Any views.
    case views(Slot)
    /// The texts and buttons of an alert or confirmation dialog.
    case alert(AlertContents)
  }

  /// Opens the modifier of a presentation; the presenting view comes next.
  ///
  /// - Returns: The modifier's position, for ``present(_:_:at:)``.
  public mutating func openPresentation(_ kind: Presentation.Kind, id: String? = nil) -> Int {
    open(.modifier(.presentation(Presentation(kind, .everything))), id: id)
    return count - 1
  }

  /// Adds the content of a presentation, and closes its modifier.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation.
  ///   - presented: The content.
  ///   - modifier: The position of the modifier, with its view inside.
  public mutating func present(
    _ kind: Presentation.Kind,
    _ presented: Presented,
    at modifier: Int
  ) {
    let metrics = PresentationMetrics(of: self)
    let hasOwnSize = openOwnTypeSize()
    // The background is known once the views are there.
    let backdrop = openPlace()
    let panel = openPlace()
    let content = openPlace()
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
    close()
    close()
    if let views = preferences.backdrop {
      if children(of: content).dropFirst().first(where: { _ in true }) != nil {
        fill(content, with: ViewContent.vStack(alignment: .center, spacing: nil))
      }
      add(views, behind: panel, in: backdrop)
    }
    close()
    if hasOwnSize { close() }
    let placement = metrics.placement(of: kind, preferences)
    var look = preferences.look
    if preferences.backdrop != nil { look.background = StyleValue(.color(.system(.clear))) }
    let presentation = Presentation(kind, placement, look: look)
    fill(modifier, with: .presentation(presentation))
    close()
  }

  /// Adds views behind those of a panel, which takes all the room that the presentation has; they
  /// extend beyond its safe area as well (V10.12).
  private mutating func add(_ backdrop: PresentationBackdrop, behind panel: Int, in place: Int) {
    fill(place, with: .background(alignment: backdrop.alignment))
    fill(
      panel,
      with: .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
        alignment: .center
      )
    )
    for view in backdrop.views.children(of: nil) {
      open(.modifier(.ignoresSafeArea(.all, edges: .all)))
      add(view, of: backdrop.views)
      close()
    }
  }
}
