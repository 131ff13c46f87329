import CommandSupport
import Export
import LayoutCore
import SpecFormat

extension TextSource {
  /// What decides what becomes of a screen of a spec, for the documents that tell of it.
  func settings(of spec: Spec) -> ScreenSettings? {
    spec.scene.map { ScreenSettings($0, text: kind(for: spec).rawValue) }
  }
}
