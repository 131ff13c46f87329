import Audit
import CommandSupport
import Drawing
import LayoutCore
import SpecFormat

extension Auditor {
  /// Gives findings pictures of their places, each of the first variant that it holds in.
  func crop(
    _ report: inout AuditReport,
    _ versions: [Spec?],
    _ facts: [AuditFacts?],
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) {
    var lists: [Int: DisplayList] = [:]
    var options = DrawingOptions()
    options.background = .color(.system(.systemBackground))
    options.resources = resources
    for index in report.findings.indices {
      let finding = report.findings[index]
      guard let variant = variants.all.firstIndex(where: { $0.name == finding.variants.first }),
        versions.indices.contains(variant), facts.indices.contains(variant),
        let version = versions[variant], let scene = version.scene, let known = facts[variant],
        let view = known.viewsByID[finding.view]
      else { continue }
      if lists[variant] == nil {
        lists[variant] = text.measuring(version, &run) {
          version.shown(scene.layout(measurer: $0)).displayList(options)
        }
      }
      guard let crop = lists[variant]?.cropped(around: known.views[view].frame) else { continue }
      report.findings[index].crop =
        PictureEncoder(.png).bytes(crop, of: version, finding.screens.first ?? "", &run) ?? []
    }
  }
}

extension DisplayList {
  /// The room around what is shown, in points.
  private static let margin = 24.0
  /// The most pixels of a point.
  private static let mostScale = 2.0

  /// The part of a picture around a rectangle, with a frame around that; nil where nothing of it is
  /// seen.
  func cropped(around rect: Rect) -> DisplayList? {
    let margin = DisplayList.margin
    let (minX, minY) = (max(rect.minX - margin, 0), max(rect.minY - margin, 0))
    let (maxX, maxY) = (min(rect.maxX + margin, size.width), min(rect.maxY + margin, size.height))
    guard maxX - minX >= 1, maxY - minY >= 1 else { return nil }
    let frame = Path(rect.insetBy(dx: -2, dy: -2))
    // Red on white is seen on every color.
    let marks = [
      (DisplayColor(red: 1, green: 1, blue: 1, opacity: 1), 4.0),
      (DisplayColor(red: 0.8, green: 0, blue: 0.1, opacity: 1), 2.0),
    ].map { color, width in
      DisplayElement.stroke(
        frame,
        .color(color),
        StrokeValue(lineWidth: width),
        isAntialiased: true,
        .normal
      )
    }
    return part(
      Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY),
      scale: min(scale, DisplayList.mostScale),
      marks: marks
    )
  }
}
