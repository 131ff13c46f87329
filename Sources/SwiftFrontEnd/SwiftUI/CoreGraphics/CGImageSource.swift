/// The images of a file, as Image I/O reads them: one in PNG, JPEG or GIF.
public final class CGImageSource: Sendable {
  fileprivate let image: CGImage

  fileprivate init?(_ data: Data?) {
    guard let data, let image = CGImage(_data: data) else { return nil }
    self.image = image
  }
}

/// The images of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(url.isFileURL ? try? Data(contentsOf: url) : nil)
}

/// The images of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// The images that bytes hold; nil if they hold none.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data)
}

/// The images that bytes hold; nil if they hold none.
public func CGImageSourceCreateWithData(
  _ data: NSData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Returns the count of images: 1, as only the first frame of an animation counts.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// One of the images; nil if there is none at the place.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image : nil
}

/// One of the images, which is as large as it is; nil if there is none at the place.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(source, index, options)
}

/// The numbers of pixels of one of the images; nil if there is none at the place.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth: source.image.width,
    kCGImagePropertyPixelHeight: source.image.height,
  ]
}

/// The key of the pixels in a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Inert: images are kept as their files' bytes.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Inert: images are kept as their files' bytes.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Inert: images are as large as they are.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Inert: images are turned as they were taken when they are drawn.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Inert: there are no other thumbnails.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Inert: there are no other thumbnails.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
