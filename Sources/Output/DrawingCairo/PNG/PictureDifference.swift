/// The difference of two PNG files, pixel by pixel.
package struct PictureDifference {
  /// The number of pixels that differ by more than the tolerance has; those that only one of the
  /// pictures has among them.
  package let count: Int
  /// The greatest difference of red, green, blue or opacity of a pixel that both have, of 255.
  package let largest: Int
  /// The differences that are none.
  package let tolerance: PictureTolerance
  /// The sizes in pixels, of the earlier picture and of the later one.
  package let sizes: (before: (width: Int, height: Int), now: (width: Int, height: Int))
  /// The smallest rectangle that has all differences, in pixels; nil without any.
  package let box: (x: Int, y: Int, width: Int, height: Int)?
  /// A PNG file of the later picture, pale, with the pixels that differ in magenta.
  package let picture: [UInt8]

  /// The bytes of a pixel that differs, in the order of a surface.
  private static let mark: (UInt8, UInt8, UInt8) = (160, 0, 255)

  /// Compares two files; nil if one of them is no PNG, or too large.
  package init?(
    from before: [UInt8],
    to now: [UInt8],
    tolerance: PictureTolerance = .none,
    limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    let cairo = try CairoLibrary.load(limits)
    let reader = ImageReader(cairo, mostPixels: PictureError.mostPixelsAltogether)
    guard let old = try reader.png(before), let new = try reader.png(now) else { return nil }
    sizes = ((old.width, old.height), (new.width, new.height))
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let marked = try PixelSurface(cairo, width: width, height: height)
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (width, height, -1, -1)
    old.withPixels { oldPixels, oldStride in
      new.withPixels { newPixels, newStride in
        marked.withPixels { target, stride in
          for row in 0..<height {
            for column in 0..<width {
              let index = row * stride + 4 * column
              let isInNew = column < new.width && row < new.height
              let (before, now) = (row * oldStride + 4 * column, row * newStride + 4 * column)
              var isSame = isInNew && column < old.width && row < old.height
              if isSame {
                var most = 0
                for part in 0..<4 {
                  most = max(most, abs(Int(oldPixels[before + part]) - Int(newPixels[now + part])))
                }
                largest = max(largest, most)
                isSame = most <= tolerance.channel
              }
              target[index + 3] = 255
              guard !isSame else {
                // A quarter of what is seen on white.
                let paper = 255 - Int(newPixels[now + 3])
                for part in 0..<3 {
                  let seen = min(255, Int(newPixels[now + part]) + paper)
                  target[index + part] = UInt8(255 - (255 - seen) / 4)
                }
                continue
              }
              let mark = PictureDifference.mark
              (target[index], target[index + 1], target[index + 2]) = mark
              count += 1
              (left, top) = (min(left, column), min(top, row))
              (right, bottom) = (max(right, column), max(bottom, row))
            }
          }
        }
      }
    }
    (self.count, self.largest, self.tolerance) = (count, largest, tolerance)
    box = count == 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
    picture = try PNGFile.bytes(of: marked)
  }

  /// Whether the tolerance has all of it: pictures of other sizes are other ones.
  package var isTolerated: Bool {
    sizes.before == sizes.now
      && Double(count) <= tolerance.share * Double(sizes.now.width * sizes.now.height)
  }

  /// The difference in words, such as `1,204 of 329,160 pixels differ, all of them in 40×20 at 24, 96`.
  package var words: String {
    let (before, now) = sizes
    let resized =
      before == now
      ? ""
      : "is \(now.width)×\(now.height) pixels, was \(before.width)×\(before.height); "
    guard let box else {
      let no = resized + "no pixel differs"
      if largest == 0 { return no + ", only how the file is written" }
      return no + " by more than \(tolerance.channel) of 255 (by up to \(largest) of 255)"
    }
    let all = max(before.width, now.width) * max(before.height, now.height)
    let place = "\(box.width)×\(box.height) at \(box.x), \(box.y)"
    let more = tolerance.channel > 0 ? " by more than \(tolerance.channel) of 255" : ""
    let most = largest > 0 ? " (by up to \(largest) of 255)" : ""
    return "\(resized)\(count) of \(all) pixels differ\(more), all of them in \(place)\(most)"
  }
}
