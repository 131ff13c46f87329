internal import Assets
internal import CommandSupport
internal import Drawing
internal import LayoutCore

/// The images and colours beside the sources, as pictures need them.
struct AssetResources: DrawingResources {
  /// The catalogue has said it when the view was made, or says it when the name is looked up.
  var tellsOfMissingNames: Bool { true }

  func color(named name: String, in environment: EnvironmentValues) -> ColorValue? {
    // The accent colour is looked up although sources do not name it.
    guard name != "AccentColor" || AssetCatalogue.current.hasColor(name) else { return nil }
    return AssetCatalogue.current.color(name, for: AssetTraits(environment))
  }

  func image(named name: String, in environment: EnvironmentValues) -> DrawingPicture? {
    guard
      case .picture(let found)? = AssetCatalogue.current.image(
        name,
        for: AssetTraits(environment)
      )
    else { return nil }
    var picture = DrawingPicture(source: .file(found.path), size: found.size)
    picture.renderingMode = found.renderingMode
    picture.isTiled = found.isTiled
    picture.isMirrored = found.isMirrored
    return picture
  }

  func image(file: String, size: Size) -> DrawingPicture? {
    LoadedImage.named(file).map { DrawingPicture(source: .encoded($0.bytes), size: size) }
  }

  func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol {
    try StandardResources.installed.symbol(named: name)
  }
}

extension AssetTraits {
  /// Creates the traits by which a view selects an asset's variant.
  fileprivate init(_ environment: EnvironmentValues) {
    self.init()
    isDark = environment.drawing.colorScheme == .dark
    isHighContrast = environment.drawing.colorSchemeContrast == .increased
    scale = environment.displayScale
    idiom = environment.userInterfaceIdiom
    layoutDirection = environment.layoutDirection
    locale = environment.locale
  }
}
