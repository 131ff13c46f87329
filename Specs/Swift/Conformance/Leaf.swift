import SwiftUI

/// What the recordings call a leaf: of a fixed size in points, whatever it is offered.
///
/// An image of which nothing but the size is known, as the specs have it.
func leaf(_ width: CGFloat, _ height: CGFloat) -> Image {
  Image(_size: CGSize(width: width, height: height))
}

extension View {
  /// A frame as the recordings write it: `frame(50x30)`.
  func frame(_ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height)
  }
}

/// Several views that are one preview: a `Group` would be one for each.
struct Together<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

extension VerticalAlignment {
  private enum Custom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  static let customVertical = VerticalAlignment(Custom.self)
}

extension HorizontalAlignment {
  private enum CustomHorizontal: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  static let customHorizontal = HorizontalAlignment(CustomHorizontal.self)
}
