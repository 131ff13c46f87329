import CommandSupport
import SpecFormat

extension ScreenRequest {
  /// Creates the request of a command's options.
  ///
  /// - Parameter target: The target that the screens are called after.
  init(
    _ swift: SwiftOptions,
    _ scene: SceneOptions,
    _ clock: ClockOptions?,
    target: String? = nil
  ) {
    self.init(file: "", overrides: SceneOverrides())
    self.target = target
    previews = swift.previews
    actions = swift.actions
    mostSeconds = swift.maxSeconds?.value ?? mostSeconds
    mayWait = swift.network
    tellsOfAssets = swift.verbose
    refusesPlaceholders = swift.strict
    if let clock { times = clock.times }
    text = scene.fonts.kind(scene.text?.value)
    fontFiles = scene.fonts.files.map(\.text)
    systemFontFiles = scene.fonts.systemFiles.map(\.text)
  }
}
