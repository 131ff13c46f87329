internal import LayoutCore

/// The sizes and positions of presentations (M9).
///
/// Measured and documented ones name their rule; the others are our choice, and marked so.
struct PresentationMetrics {
  let environment: ControlEnvironment

  init(of builder: ViewTreeBuilder) { environment = builder.controlEnvironment }

  private var isPad: Bool { environment.userInterfaceIdiom == .pad }
  var isGlass: Bool { environment.system >= .iOS26 }
  /// Whether the vertical size class is compact, as on a phone in landscape.
  private var isLow: Bool { environment.verticalSizeClass == .compact }
  /// Whether popovers stay popovers.
  private var hasPopovers: Bool { isPad || environment.horizontalSizeClass == .regular }

  // MARK: Sizes

  /// The width of an alert (M9.2).
  static let alertWidth = 270.0
  /// The padding above and below the texts of an alert: with a title of one line 60 in all (M9.2).
  static let alertInset = (60 - 61.0 / 3) / 2
  /// The padding beside them: 16, our choice.
  static let alertSideInset = 16.0
  /// The distance between title and message: 2, our choice.
  static let messageSpacing = 2.0
  /// The height of an alert's buttons (M9.2).
  static let alertButton = 44.0
  /// The height of a dialog's buttons (M9.3).
  static let dialogButton = 57.0
  /// The height of all buttons on 26, each of which is a capsule 48 high with 4 around it: our
  /// choice, as is the room around all of them, so that the corners of capsules and panel are
  /// concentric.
  static let glassButton = 56.0
  static let glassMargins = EdgeInsets(leading: 4, bottom: 8, trailing: 4)
  /// The distance of a dialog from the edges, and of its groups from each other (M9.3).
  static let dialogSpacing = 8.0

  /// The distance of a sheet from the safe area at the top (M9.1).
  private static let aboveSheet = 10.0
  /// The distance of a floating sheet from the edges, which is not known: 8, our choice.
  private static let aroundSheet = 8.0
  /// A form sheet: `UIModalPresentationStyle.formSheet` has been 540×620 since iOS 3.2.
  private static let formSheet = Size(width: 540, height: 620)
  /// The distance of a popover from its anchor, the length of its arrow: 13, and from the edges:
  /// 10; our choice.
  private static let popover = (arrow: 13.0, margin: 10.0)

  // MARK: Placements

  func placement(
    of kind: Presentation.Kind,
    _ preferences: ContentPreferences
  ) -> PresentationPlacement {
    switch kind {
    case .sheet: return sheet(preferences.detent ?? .large)
    case .fullScreenCover: return .everything
    case .popover:
      switch preferences.adaptation ?? .automatic {
      case .none, .popover: return besideView(width: .ideal, height: .ideal)
      case .automatic, .sheet:
        return hasPopovers
          ? besideView(width: .ideal, height: .ideal) : sheet(preferences.detent ?? .large)
      case .fullScreenCover:
        return hasPopovers ? besideView(width: .ideal, height: .ideal) : .everything
      }
    case .alert:
      return PresentationPlacement(
        width: .stated(PresentationMetrics.alertWidth),
        height: .fitting,
        place: .aligned(.center),
        safeEdges: .all
      )
    case .confirmationDialog:
      return isDialogPopover
        ? besideView(width: .stated(PresentationMetrics.alertWidth), height: .fitting)
        : bottomDialog
    }
  }

  /// Whether a confirmation dialog is a popover, which needs no button to close it: on a pad, and
  /// on 26 (M9.3).
  var isDialogPopover: Bool { isPad || isGlass }

  /// A form sheet on a pad; on a phone in landscape all of the screen.
  private func sheet(_ detent: PresentationDetent) -> PresentationPlacement {
    if isPad {
      return PresentationPlacement(
        width: .stated(PresentationMetrics.formSheet.width),
        height: .stated(PresentationMetrics.formSheet.height),
        place: .aligned(.center),
        safeEdges: .all
      )
    }
    if isLow { return .everything }
    var placement = PresentationPlacement(
      width: .filling,
      height: .filling,
      place: .aligned(UnitPoint(x: 0.5, y: 1)),
      safeEdges: .top,
      margins: EdgeInsets(top: PresentationMetrics.aboveSheet)
    )
    switch detent {
    case .large: return placement
    case .medium: placement.height = .detent(fraction: 0.5, points: 0)
    case .fraction(let fraction): placement.height = .detent(fraction: fraction, points: 0)
    case .height(let height): placement.height = .detent(fraction: 0, points: height)
    }
    if isGlass {
      let margin = PresentationMetrics.aroundSheet
      for edge in [Edge.leading, .bottom, .trailing] { placement.margins[edge] = margin }
    }
    return placement
  }

  private func besideView(
    width: PresentationPlacement.Length,
    height: PresentationPlacement.Length
  ) -> PresentationPlacement {
    PresentationPlacement(
      width: width,
      height: height,
      place: .beside(gap: PresentationMetrics.popover.arrow),
      safeEdges: .all,
      margins: EdgeInsets(edges: .all, length: PresentationMetrics.popover.margin)
    )
  }

  /// A dialog at the bottom, clear of the safe area.
  private var bottomDialog: PresentationPlacement {
    let spacing = PresentationMetrics.dialogSpacing
    var margins = EdgeInsets(edges: .all, length: spacing)
    margins.bottom = max(spacing - environment.safeArea.bottom, 0)
    return PresentationPlacement(
      width: .filling,
      height: .fitting,
      place: .aligned(UnitPoint(x: 0.5, y: 1)),
      safeEdges: .all,
      margins: margins
    )
  }

  /// The environment of a presentation's controls: a sheet has no safe area at its top (M9.1).
  func environment(within kind: Presentation.Kind) -> ControlEnvironment {
    var environment = environment
    environment.barSurroundings = ControlEnvironment.BarSurroundings()
    let covers = kind == .fullScreenCover || kind == .sheet && isLow
    if !covers { environment.safeArea.top = 0 }
    environment.barSurroundings.isInSheet = kind == .sheet && !covers
    return environment
  }
}
