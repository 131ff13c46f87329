internal import LayoutCore

/// The texts that are seen on a screen, by their places.
struct TextPlaces {
  /// A text that is seen.
  struct Place {
    /// The position of its view.
    let view: Int
    let string: String
    let frame: Rect
    /// The frame with room for letters that reach beyond it.
    let room: Rect
  }

  private let all: [Place]
  private let bands: RectBands

  init(_ facts: AuditFacts) {
    all = facts.views.enumerated().compactMap { index, view in
      guard !view.isInvisible, let string = view.string else { return nil }
      let room = view.frame.insetBy(dx: -4, dy: -8)
      return Place(view: index, string: string, frame: view.frame, room: room)
    }
    bands = RectBands(all.map(\.room))
  }

  /// Returns the texts that a point lies in, in the order of their views.
  func places(at point: Point) -> [Place] {
    bands.positions(near: Rect(origin: point, size: .zero)).map { all[$0] }
      .filter { $0.room.contains(point) }
  }
}
