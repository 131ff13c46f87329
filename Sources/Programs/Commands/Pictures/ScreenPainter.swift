import CommandSupport
import Drawing
import Inspection
import LayoutCore
import SpecFormat

/// Draws screens, with what is to be seen in them.
struct ScreenPainter {
  private let text: TextSource
  private let overlays: Set<Overlay>
  private var options = DrawingOptions()

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - file: The file of the screens, beside which their images lie.
  ///   - isOnPage: Whether pictures lie on a page, through which they would be seen otherwise: white
  ///     letters of a dark screen on a light page.
  ///   - namesViews: Whether pictures say which view each of their elements draws.
  init(
    for file: InputFile,
    _ text: TextSource,
    _ background: DrawingOptions.Background = .window,
    _ overlays: Set<Overlay> = [],
    isOnPage: Bool,
    namesViews: Bool = false
  ) {
    self.text = text
    self.overlays = overlays
    let hasPage = isOnPage || !overlays.isEmpty
    options.background =
      hasPage && background == .window ? .color(.system(.systemBackground)) : background
    options.namesViews = namesViews
    options.resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
  }

  /// The picture of a screen; nil if it has none, or if fonts are missing, which are reported.
  func picture(
    of spec: Spec,
    isMirrored: Bool = false,
    _ run: inout InputRun
  ) -> DisplayList? {
    guard let screen = spec.scene else { return nil }
    let drawn = text.measuring(spec, &run) { measurer in
      let result = spec.shown(screen.layout(measurer: measurer), isMirrored: isMirrored)
      var list = result.displayList(options)
      if options.namesViews {
        list.viewSources = ScreenPainter.sources(of: list, result, spec, isMirrored: isMirrored)
      }
      let inspection =
        overlays.isEmpty ? nil : Inspection(result, overlays, in: list.size)
      return (list, inspection)
    }
    guard let (list, inspection) = drawn else { return nil }
    guard let inspection else { return list }
    let isDark = screen.environment.drawing.colorScheme == .dark
    // Squares in the place of letters would tell nothing.
    return text.withFonts(for: spec, &run) {
      inspection.page(list, isDark: isDark, measurer: $0)
    }
  }

  /// The places of the views that the elements of a list draw.
  private static func sources(
    of list: DisplayList,
    _ result: LayoutResult,
    _ spec: Spec,
    isMirrored: Bool
  ) -> [String?] {
    let hierarchy = ViewHierarchy(result)
    let paths = ViewPaths(hierarchy)
    let tree = result.placedScene.tree
    var sources: [String: String] = [:]
    for view in hierarchy.views {
      let place = spec.place(ofView: view.source, in: tree, isMirrored: isMirrored)
      if let place { sources[paths[view]] = place.description }
    }
    return list.viewPaths.map { path in path.flatMap { sources[$0] } }
  }

  /// Pictures of a screen on one sheet; nil if fonts are missing, which are reported.
  func sheet(
    _ cells: [PictureTable.Cell],
    columns: Int,
    of spec: Spec,
    _ run: inout InputRun
  ) -> DisplayList? {
    let scale = cells.map(\.picture.scale).max() ?? 1
    return text.withFonts(for: spec, &run) {
      PictureTable(cells, columns: columns, measurer: $0).picture(scale: scale)
    }
  }

  /// A screen in both directions beside each other; nil if fonts are missing, which are reported.
  func directions(
    _ leftToRight: LayoutScene,
    _ rightToLeft: LayoutScene,
    _ marks: DirectionMarks,
    of spec: Spec,
    _ run: inout InputRun
  ) -> DisplayList? {
    var pictures: [DisplayList] = []
    for scene in [leftToRight, rightToLeft] {
      var screen = spec
      screen.subject = .scene(scene)
      let isMirrored =
        scene.environment.layoutDirection != spec.scene?.environment.layoutDirection
      guard let picture = picture(of: screen, isMirrored: isMirrored, &run) else { return nil }
      pictures.append(picture)
    }
    let isDark = leftToRight.environment.drawing.colorScheme == .dark
    return text.withFonts(for: spec, &run) {
      marks.picture(
        leftToRight: pictures[0],
        rightToLeft: pictures[1],
        isDark: isDark,
        measurer: $0
      )
    }
  }
}
