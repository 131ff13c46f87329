internal import Foundation
internal import SystemLibraries
internal import ViewValues

/// Reads the sizes of images.
enum ImageFile {
  /// The size in pixels, or in points of a drawing; nil if it is no image.
  static func size(atPath path: String) -> Size? {
    // A pipe would be waited for, and of a device there may be no end.
    guard ImageLibraries.isRegular(path) else { return nil }
    return switch (path as NSString).pathExtension.lowercased() {
    case "svg": drawingSize(atPath: path)
    case "pdf":
      switch PDFPage.statement(atPath: path) {
      case .size(let size): size
      // Only Poppler reads a page box in a compressed object.
      case .nothing: pageSize(atPath: path)
      // Poppler would take it for a letter-sized page.
      case .nonsense: nil
      }
    default: pixelSize(atPath: path)
    }
  }

  private static func pixelSize(atPath path: String) -> Size? {
    ImageLibraries.pixelSize(atPath: path).map { Size(width: $0.width, height: $0.height) }
  }

  private static func pageSize(atPath path: String) -> Size? {
    ImageLibraries.pageSize(atPath: path).map { Size(width: $0.width, height: $0.height) }
  }

  private static func drawingSize(atPath path: String) -> Size? {
    ImageLibraries.drawingSize(atPath: path).map { Size(width: $0.width, height: $0.height) }
  }
}
