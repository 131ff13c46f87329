internal import Drawing
internal import ViewValues

extension PixelSurface {
  /// The number of columns that are blurred at a time.
  private static let columns = 16

  /// Blurs the pixels (D5.9) and moves them; pixels around count as transparent.
  ///
  /// - Parameters:
  ///   - offset: The offset, in pixels.
  ///   - isInLight: Whether it blurs in linear light instead of encoded colours.
  ///   - isWindow: Whether pixels around are ignored.
  func blur(
    _ deviation: BlurDeviation,
    movedBy offset: Point = .zero,
    isAlphaOnly: Bool = false,
    isInLight: Bool = false,
    isWindow: Bool = false
  ) throws(PictureError) {
    let across = BlurAxis(deviation.x, movedBy: offset.x, count: width, isWindow: isWindow) {
      hasInk(columns: edges($0, of: width), rows: [0..<height])
    }
    let down = BlurAxis(deviation.y, movedBy: offset.y, count: height, isWindow: isWindow) {
      hasInk(columns: [0..<width], rows: edges($0, of: height))
    }
    try cairo.budget.work(
      .blur,
      on: (across.room - width) * height + width * (down.room - height)
    )
    if across.isGone || down.isGone { return clear() }
    if !across.isIdle { blurRows(across, isAlphaOnly, isInLight) }
    if !down.isIdle { blurColumns(down, isAlphaOnly, isInLight) }
  }

  private func blurRows(_ axis: BlurAxis, _ isAlphaOnly: Bool, _ isInLight: Bool) {
    let first = isAlphaOnly ? 3 : 0
    let channels = isAlphaOnly ? 1 : 4
    withPixels { pixels, stride in
      var values = [Float](repeating: 0, count: axis.room * channels)
      var scratch = values
      for row in 0..<height {
        if axis.room > width { for place in values.indices { values[place] = 0 } }
        for column in 0..<width {
          for channel in 0..<channels {
            values[(axis.start + column) * channels + channel] =
              Float(pixels[row * stride + 4 * column + first + channel])
          }
        }
        if isInLight { PixelSurface.decode(&values) }
        axis.apply(to: &values, &scratch, lines: channels)
        if isInLight { PixelSurface.encode(&values) }
        for column in 0..<width {
          for channel in 0..<channels {
            pixels[row * stride + 4 * column + first + channel] =
              axis.value(column, in: values, line: channel, of: channels)
          }
        }
      }
    }
  }

  private func blurColumns(_ axis: BlurAxis, _ isAlphaOnly: Bool, _ isInLight: Bool) {
    let first = isAlphaOnly ? 3 : 0
    let channels = isAlphaOnly ? 1 : 4
    withPixels { pixels, stride in
      var column = 0
      while column < width {
        let lines = min(PixelSurface.columns, width - column) * channels
        var values = [Float](repeating: 0, count: axis.room * lines)
        var scratch = values
        for row in 0..<height {
          for line in 0..<lines {
            let place = row * stride + 4 * (column + line / channels) + first + line % channels
            values[(axis.start + row) * lines + line] = Float(pixels[place])
          }
        }
        if isInLight { PixelSurface.decode(&values) }
        axis.apply(to: &values, &scratch, lines: lines)
        if isInLight { PixelSurface.encode(&values) }
        for row in 0..<height {
          for line in 0..<lines {
            let place = row * stride + 4 * (column + line / channels) + first + line % channels
            pixels[place] = axis.value(row, in: values, line: line, of: lines)
          }
        }
        column += PixelSurface.columns
      }
    }
  }

  /// The pixels of an axis within a distance of the ends.
  private func edges(_ depth: Int, of count: Int) -> [Range<Int>] {
    2 * depth >= count ? [0..<count] : [0..<depth, count - depth..<count]
  }

  /// Whether some of the pixels are not clear.
  private func hasInk(columns: [Range<Int>], rows: [Range<Int>]) -> Bool {
    withPixels { pixels, stride in
      for row in rows.joined() {
        for range in columns {
          for column in range where pixels[row * stride + 4 * column + 3] > 0 { return true }
        }
      }
      return false
    }
  }

  private func clear() {
    withPixels { pixels, _ in pixels.update(repeating: 0) }
  }
}
