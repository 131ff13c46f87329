import SwiftUI

/// What stands where a framework would show something that is not computed here: a frame of dashes with the
/// name in it, as large as the room that is offered.
///
/// It looks like nothing that a device shows, so that nobody takes it for the thing itself.
public struct FrameworkPlace: View {
  private let name: String
  private let alignment: Alignment

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - name: What would be there, as sources call it.
  ///   - framework: Where it is from.
  ///   - alignment: Where its name stands: at an edge, if views lie over it.
  public init(_ name: String, of framework: String, alignment: Alignment = .center) {
    self.name = name
    self.alignment = alignment
    _warnOnce("'\(name)' is a part of \(framework), of which only the place is shown")
  }

  /// The frame and the name.
  public var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.1))
      .overlay {
        Rectangle()
          .strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
      .overlay(alignment: alignment) {
        Text(verbatim: name)
          .font(.caption)
          .foregroundStyle(Color.gray)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(2)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: name))
  }
}
