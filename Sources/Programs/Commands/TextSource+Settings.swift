import CommandSupport
import Export
import LayoutCore
import SpecFormat

extension TextSource {
  /// The settings of the screen of a spec, for the documents that tell of it; nil for a rule.
  func settings(of spec: Spec) -> ScreenSettings? {
    spec.scene.map { ScreenSettings($0, text: kind(for: spec).rawValue) }
  }
}
