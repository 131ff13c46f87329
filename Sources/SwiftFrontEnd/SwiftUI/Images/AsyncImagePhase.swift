/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet.
  case empty
  /// There is an image.
  case success(Image)
  /// There will be none.
  case failure(any Error)

  /// The image; nil if there is none.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there will be none; nil unless so.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
