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

/// Returns an image of the source; nil if there is none at the index.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image : nil
}

/// Returns an image of the source in its full size; nil if there is none at the index.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(source, index, options)
}

/// Returns the pixel size of an image; nil if there is none at the index.
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
/// Inert: images stay as the bytes of their files.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Inert: images stay as the bytes of their files.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Inert: images keep their size.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Inert: images are drawn in their orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Inert: thumbnails are the images.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Inert: thumbnails are the images.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
