/// An image of UIKit, as it fills a view (V20.9).
struct ImagePicture: View {
  let image: UIImage
  let mode: UIView.ContentMode
  let tint: UIColor
  let symbol: UIImage.SymbolConfiguration?

  var body: some View {
    filled
      .font(font)
      .imageScale((image.configuration ?? symbol)?.imageScale ?? .medium)
      .foregroundStyle((image.tint ?? (image.configuration ?? symbol)?.colors.first ?? tint)._color)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  @ViewBuilder private var filled: some View {
    switch mode {
    case .scaleToFill, .redraw: image.image.resizable()
    case .scaleAspectFit: image.image.resizable().aspectRatio(contentMode: .fit)
    case .scaleAspectFill: image.image.resizable().aspectRatio(contentMode: .fill)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      image.image
    }
  }

  /// The font that a symbol scales with.
  private var font: Font { (image.configuration ?? symbol)?.font ?? .system(size: 17) }

  private var alignment: Alignment {
    switch mode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
