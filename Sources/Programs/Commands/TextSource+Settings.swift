import CommandSupport
import Export
import LayoutCore
import SpecFormat

extension TextSource {
  /// Returns the settings that decide a screen's result, for documents about it.
  func settings(of spec: Spec) -> ScreenSettings? {
    spec.scene.map { ScreenSettings($0, text: kind(for: spec).rawValue) }
  }
}
