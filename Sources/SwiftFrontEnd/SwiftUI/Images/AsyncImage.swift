internal import Assets
internal import LayoutCore

/// An image that is loaded: at once from a file, and never from the network.
///
/// While the network is off, as it is for commands, loading fails at once; otherwise the image
/// stays in its empty phase.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  /// Creates an image with a grey placeholder.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.url = url
    self.scale = scale
    content = { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image with a placeholder.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.scale = scale
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Creates an image with a view for each phase of its loading.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}

extension AsyncImage: View {
  /// The view of the current phase.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      guard OfflineNetwork.isOff else { return .empty }
      OfflineNetwork.note(url.absoluteString)
      return .failure(OfflineNetwork.error(url))
    }
    guard let size = AssetCatalogue.current.size(ofFile: url.path) else {
      return .failure(URLError(.fileDoesNotExist))
    }
    let scale = ViewWarning.scale(scale)
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    return .success(Image(size: points))
  }
}

/// The default content: the image, or a grey placeholder in all the space proposed.
public struct _AsyncImageContent {
  let image: Image?
}

extension _AsyncImageContent: View {
  /// The image, or the placeholder.
  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.2) }
  }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
