@_exported import Foundation
import SwiftUI
import UIKit

/// An image of Core Image: a QR code is drawn, others are as nothing.
open class CIImage: NSObject {
  /// The size of the image, in pixels.
  public let extent: CGRect
  private let code: QRCode?

  init(_ code: QRCode?, extent: CGRect) { (self.code, self.extent) = (code, extent) }

  /// Creates the modules of a code, with a light margin of one.
  convenience init(_ code: QRCode) {
    self.init(code, extent: CGRect(x: 0, y: 0, width: code.size + 2, height: code.size + 2))
  }

  /// Creates an empty image.
  public convenience override init() { self.init(nil, extent: .zero) }

  /// Creates an image of another one's size, which is not drawn.
  public convenience init(cgImage: CGImage) {
    self.init(nil, extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }

  /// Creates an image of another one's size, which is not drawn.
  public convenience init?(image: UIImage) {
    let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
    self.init(nil, extent: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Always nil: images are not decoded.
  public convenience init?(data: Data) { return nil }
  /// Always nil: images are not decoded.
  public convenience init?(contentsOf url: URL) { return nil }
  /// Creates an image of a colour, which is not drawn.
  public convenience init(color: CIColor) { self.init(nil, extent: .zero) }

  /// Returns the image with its extent transformed.
  open func transformed(by transform: CGAffineTransform) -> CIImage {
    CIImage(code, extent: extent.applying(transform))
  }

  /// Inert: returns the whole image.
  open func cropped(to rect: CGRect) -> CIImage { self }
  /// Inert: returns the image.
  open func clampedToExtent() -> CIImage { self }
  /// Inert: returns the image.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// Inert: returns the image.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// The image with a filter that is known by a name; nothing of others.
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    _warnOnce("the filter '\(name)' of CoreImage changes nothing here")
    return self
  }

  /// The image as a file in a rectangle of pixels; nil of nothing.
  func png(_ rect: CGRect) -> Data? {
    let (width, height) = (Int(rect.width.rounded()), Int(rect.height.rounded()))
    guard let code, width > 0, height > 0, width <= 8192, height <= 8192, extent.width > 0,
      extent.height > 0
    else { return nil }
    let squares = Double(code.size + 2)
    let columns = (0..<width).map { x in
      Int(((rect.minX + CGFloat(x) + 0.5 - extent.minX) / extent.width * squares).rounded(.down))
        - 1
    }
    // Rows are from bottom to top.
    let rows = (0..<height).map { y in
      let place = rect.maxY - CGFloat(y) - 0.5 - extent.minY
      return Int(((1 - place / extent.height) * squares).rounded(.down)) - 1
    }
    let range = 0..<code.size
    return GrayPNG(width: width, height: height) { x, y in
      range.contains(columns[x]) && range.contains(rows[y]) && code.isDark(columns[x], rows[y])
        ? 0 : 255
    }.data
  }
}

/// Renders images to pixels.
open class CIContext: NSObject {
  /// Creates one.
  public override init() {}
  /// Creates a context; options have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// Returns the pixels of an image in a rectangle; nil for all but QR codes.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.png(rect).flatMap { CGImage(_data: $0) }
  }

  /// Returns the image as a PNG file; nil for all but QR codes.
  open func pngRepresentation(
    of image: CIImage,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.png(image.extent) }
}

extension UIImage {
  /// Creates an image with a point for each pixel.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a count of pixels in a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let pixels = ciImage.png(ciImage.extent).flatMap({ CGImage(_data: $0) }) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
