internal import LayoutCore
internal import Synchronization

/// The images and colours beside the sources of a screen.
final class AssetCatalogue: Sendable {
  private static let shared = Mutex(AssetCatalogue(sizes: [:]))

  /// The catalogue of the screen that is shown.
  static var current: AssetCatalogue {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The sizes of images by their names, in points.
  private let sizes: [String: Size]

  init(sizes: [String: Size]) { self.sizes = sizes }

  /// The size of an image, in points; nil if there is none of that name.
  func size(of name: String) -> Size? { sizes[name] }
}
