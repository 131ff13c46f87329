import Audit
import CommandSupport
import LayoutCore
import ProjectModel
import SpecFormat

extension Auditor {
  /// Whether the app of a screen allows portrait alone.
  static func forbidsLandscape(_ spec: Spec) -> Bool { lock(of: spec)?.hasLandscape == false }

  /// Whether the app allows landscape alone on a device, which is a phone if none is named.
  static func isLandscapeAlone(on device: Device?) -> Bool {
    lock(on: device?.idiom ?? .phone)?.hasPortrait == false
  }

  /// Returns the list that allows the app of a screen one orientation alone; nil if both are allowed, or nothing
  /// is known of that.
  private static func lock(of spec: Spec) -> InterfaceOrientations.List? {
    guard let scene = spec.scene else { return nil }
    return lock(on: scene.environment.userInterfaceIdiom)
  }

  /// The same, for devices of a kind.
  private static func lock(on idiom: UserInterfaceIdiom) -> InterfaceOrientations.List? {
    guard let orientations = ScreenProviders.current?.orientations else { return nil }
    let list =
      switch idiom {
      case .phone: orientations.phone
      case .pad: orientations.pad
      }
    return list.flatMap { $0.isLock ? $0 : nil }
  }

  /// Says of a screen that the app forbids an orientation, and which variants are not judged therefore (W4.9).
  func noteLock(of spec: Spec, in report: inout AuditReport) {
    guard let lock = Auditor.lock(of: spec) else { return }
    let place = AuditReport.Place(
      file: lock.file,
      line: lock.line,
      column: lock.line.map { _ in 1 },
      isOfView: true
    )
    report.exclusions = [
      AuditReport.Exclusion(variants: lock.hasPortrait ? "landscape" : "portrait", place: place)
    ]
    guard rules.contains(where: { $0.id == RotationRule.rule.id }) else { return }
    report.findings.append(
      RotationRule.lock(
        to: lock.hasPortrait ? "portrait" : "landscape",
        key: lock.key,
        at: place,
        screen: input.screenName(of: spec),
        view: "/",
        variants: report.variants
      )
    )
  }
}
