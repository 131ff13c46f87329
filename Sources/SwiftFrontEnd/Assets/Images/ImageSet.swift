internal import Foundation
internal import ViewValues

/// The list of an image set of a catalogue.
struct ImageSet: Decodable {
  private let images: [Version]
  private let properties: Properties?

  private struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  /// A version of the image, with its file.
  struct Version: Decodable, AssetVersion {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [AssetAppearance]?
    let direction: String?
    let locale: String?
    let resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, locale, resizing
      case direction = "language-direction"
    }

    /// The name of the file.
    var file: String { filename ?? "" }

    /// The count of pixels in a point.
    var pixels: Double { scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1 }

    func picture(in folder: String, pixels size: Size, set: ImageSet) -> ImageAsset.Picture {
      var picture = ImageAsset.Picture(
        path: folder + "/" + file,
        size: Size(width: size.width / pixels, height: size.height / pixels),
        scale: pixels
      )
      switch set.properties?.renderingIntent {
      case "template": picture.renderingMode = .template
      case "original": picture.renderingMode = .original
      default: break
      }
      if let resizing {
        picture.capInsets = resizing.capInsets(pixels: pixels)
        picture.isTiled = resizing.center?.mode == "tile"
      }
      return picture
    }
  }

  /// The cap insets and centre of a resizable image, in pixels.
  struct Resizing: Decodable {
    struct Center: Decodable { let mode: String? }
    struct Insets: Decodable {
      let top: Double?
      let left: Double?
      let bottom: Double?
      let right: Double?
    }

    let center: Center?
    let insets: Insets?

    enum CodingKeys: String, CodingKey {
      case center
      case insets = "cap-insets"
    }

    func capInsets(pixels: Double) -> EdgeInsets {
      EdgeInsets(
        top: (insets?.top ?? 0) / pixels,
        leading: (insets?.left ?? 0) / pixels,
        bottom: (insets?.bottom ?? 0) / pixels,
        trailing: (insets?.right ?? 0) / pixels
      )
    }
  }

  init(atPath path: String) throws {
    let data = try AssetFile.contents(path)
    self = try JSONDecoder().decode(ImageSet.self, from: data)
  }

  /// Returns the version for a screen; nil if there is none.
  func version(for traits: AssetTraits) -> Version? {
    let best = traits.best(of: images.filter { $0.filename != nil })
    return ImageSet.closest(best, to: traits.scale) { $0.scale == nil ? nil : $0.pixels }
  }

  /// The one of the scale wanted, else the next finer one, else the finest; one without scale has
  /// every one.
  static func closest<Element>(
    _ elements: [Element],
    to wanted: Double,
    scale: (Element) -> Double?
  ) -> Element? {
    let scaled = elements.map { (element: $0, scale: scale($0) ?? wanted) }
    let finer = scaled.filter { $0.scale >= wanted }.min { $0.scale < $1.scale }
    return (finer ?? scaled.max { $0.scale < $1.scale })?.element
  }
}
