extension Image {
  /// Creates an image of pixels with an accessibility label (V11.7).
  ///
  /// - Parameter scale: The count of pixels in a point.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) {
    self.init(cgImage, scale, orientation)
    self.label = label
  }

  /// Creates an image of pixels that says nothing.
  ///
  /// - Parameter scale: The count of pixels in a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation)
    isDecorative = true
  }

  private init(_ cgImage: CGImage, _ scale: CGFloat, _ orientation: Orientation) {
    let scale = ViewWarning.scale(scale)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let drawn = cgImage._image?._drawn(in: CGSize(width: width, height: height))
    if orientation == .up, let drawn {
      self = drawn
      return
    }
    if orientation == .up, let data = cgImage._data {
      self.init(_bytes: data, size: CGSize(width: width, height: height))
      return
    }
    switch orientation {
    case .up, .upMirrored, .down, .downMirrored:
      self.init(size: CGSize(width: width, height: height))
    case .left, .leftMirrored, .right, .rightMirrored:
      self.init(size: CGSize(width: height, height: width))
    }
  }
}
