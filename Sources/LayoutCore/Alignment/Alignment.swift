/// A guide for each axis.
public struct Alignment: Sendable, Hashable {
  /// The guide that is lined up from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide that is lined up from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// SwiftUI's named alignments.
  public static let named: [(name: String, alignment: Alignment)] = {
    var all: [(String, Alignment)] = [("center", .center)]
    let horizontals: [(String, HorizontalAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    for (vertical, guide) in [("top", VerticalAlignment.top), ("bottom", .bottom)] {
      all.append((vertical, Alignment(horizontal: .center, vertical: guide)))
      all.append((vertical + "Leading", Alignment(horizontal: .leading, vertical: guide)))
      all.append((vertical + "Trailing", Alignment(horizontal: .trailing, vertical: guide)))
    }
    for (horizontal, guide) in horizontals {
      if horizontal != "center" {
        all.append((horizontal, Alignment(horizontal: guide, vertical: .center)))
      }
      all.append(
        (
          horizontal + "FirstTextBaseline",
          Alignment(horizontal: guide, vertical: .firstTextBaseline)
        )
      )
      all.append(
        (
          horizontal + "LastTextBaseline",
          Alignment(horizontal: guide, vertical: .lastTextBaseline)
        )
      )
    }
    return all
  }()
}
