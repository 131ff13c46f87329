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

/// Reads the type and pixel size of an image from its first bytes.
enum ImageHeader {
  /// The number of pixels; nil if the bytes are no image in PNG, JPEG or GIF.
  static func pixels(in data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  /// The name of the kind of image; nil if the bytes are none in PNG, JPEG or GIF.
  static func type(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if png(bytes) != nil { return "public.png" }
    if gif(bytes) != nil { return "com.compuserve.gif" }
    return jpeg(bytes) != nil ? "public.jpeg" : nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The header of PNG (https://www.w3.org/TR/png-3/#11IHDR).
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(
      width: number(bytes, at: 16, count: 4),
      height: number(bytes, at: 20, count: 4)
    )
  }

  /// The header of GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18).
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8,
      height: Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// The frame header of JPEG, which has the size (https://www.w3.org/Graphics/JPEG/itu-t81.pdf,
  /// B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes, at: offset + 7, count: 2),
          height: number(bytes, at: offset + 5, count: 2)
        )
      }
      offset += 2 + number(bytes, at: offset + 2, count: 2)
    }
    return nil
  }
}
