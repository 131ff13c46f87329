/// The size and position of a presentation, in the scene's coordinates.
public struct PresentationPlacement: Sendable, Hashable {
  /// The length along an axis; none is longer than the room.
  public enum Length: Sendable, Hashable {
    /// All of the room.
    case filling
    /// A length in points.
    case stated(Double)
    /// A fraction of the room, and points; the bottom safe area is added to it.
    case detent(fraction: Double, points: Double)
    /// The size that the content answers when it is proposed the room.
    case fitting
    /// The content's ideal size; `PresentationPlacement.idealSize` if that is zero.
    case ideal
  }

  /// The position of a presentation in its room.
  public enum Place: Sendable, Hashable {
    /// At a point of the room, with the same point of its frame there; `x` counts from the left.
    case aligned(UnitPoint)
    /// Below the modified view, or above it if there is room only there, at a distance in points;
    /// in its middle if there is no room.
    case beside(gap: Double)
  }

  /// Its width.
  public var width: Length
  /// Its height.
  public var height: Length
  /// The position in the room.
  public var place: Place
  /// The edges at which the room ends at the safe area, or the keyboard.
  public var safeEdges: Edge.Set
  /// The distances from there, in points; physical, `leading` is left.
  public var margins: EdgeInsets

  /// Creates a placement.
  public init(
    width: Length,
    height: Length,
    place: Place,
    safeEdges: Edge.Set = [],
    margins: EdgeInsets = EdgeInsets()
  ) {
    self.width = width
    self.height = height
    self.place = place
    self.safeEdges = safeEdges
    self.margins = margins
  }

  /// The size of a popover whose content has no ideal size (V10.12).
  private static let idealSize = Size(width: 320, height: 1100)

  /// All of the scene.
  public static let everything = PresentationPlacement(
    width: .filling,
    height: .filling,
    place: .aligned(.center)
  )

  /// The room in a scene of a size.
  ///
  /// - Parameter insets: The scene's safe area, physical.
  private func room(in size: Size, insets: EdgeInsets) -> Rect {
    var total = insets.only(safeEdges)
    for edge in Edge.allCases { total[edge] += margins[edge] }
    let room = Rect(origin: .zero, size: size).inset(by: total)
    return Rect(
      x: room.minX,
      y: room.minY,
      width: max(room.width, 0),
      height: max(room.height, 0)
    )
  }

  /// The room in a scene, and the proposal to the content for the size of the presentation.
  func offer(in size: Size, insets: EdgeInsets) -> (room: Rect, proposal: Proposal) {
    let room = room(in: size, insets: insets)
    let covered = insets.reaching(into: room, of: size).bottom
    return (room, proposal(in: room.size, covered: covered))
  }

  private func proposal(in room: Size, covered: Double) -> Proposal {
    func proposed(_ length: Length, _ room: Double) -> Double {
      switch length {
      case .filling, .fitting: room
      case .stated(let length): min(length, room)
      case .detent(let fraction, let points):
        min(max(room - covered, 0) * fraction + points + covered, room)
      case .ideal: .nan
      }
    }
    return Proposal(width: proposed(width, room.width), height: proposed(height, room.height))
  }

  /// The container size for `containerRelativeFrame` inside, as far as it is known before the
  /// content is (L25.1).
  func containerSize(in scene: LayoutScene) -> ProposedViewSize {
    guard case .size(let size) = scene.host else { return scene.containerSize }
    let (room, proposal) = offer(in: size, insets: scene.insets)
    let frame = frame(.zero, proposal, in: room, beside: .zero)
    let insets = scene.insets.reaching(into: frame, of: size)
    func length(_ proposed: Double, _ room: Double, _ insets: Double) -> Double {
      max(proposed.unspecified(or: room) - insets, 0)
    }
    return ProposedViewSize(
      width: length(proposal.width, room.width, insets.horizontal),
      height: length(proposal.height, room.height, insets.vertical)
    )
  }

  /// The frame in the room, given the content's size and the frame of the modified view.
  func frame(_ content: Size, _ proposal: Proposal, in room: Rect, beside view: Rect) -> Rect {
    func length(
      _ length: Length,
      _ own: Double,
      _ standard: Double,
      _ proposed: Double,
      _ room: Double
    ) -> Double {
      switch length {
      case .filling, .stated, .detent: proposed
      case .fitting: min(own, room)
      case .ideal: min(own > 0 ? own : standard, room)
      }
    }
    let standard = PresentationPlacement.idealSize
    let size = Size(
      width: length(width, content.width, standard.width, proposal.width, room.width),
      height: length(height, content.height, standard.height, proposal.height, room.height)
    )
    let rest = Size(width: room.width - size.width, height: room.height - size.height)
    switch place {
    case .aligned(let point):
      return Rect(
        origin: Point(x: room.minX + point.x * rest.width, y: room.minY + point.y * rest.height),
        size: size
      )
    case .beside(let gap):
      let x = view.minX + (view.width - size.width) / 2
      let below = view.maxY + gap
      let above = view.minY - gap - size.height
      let inside = view.minY + (view.height - size.height) / 2
      let y = below + size.height <= room.maxY ? below : above >= room.minY ? above : inside
      return Rect(
        origin: Point(
          x: min(max(x, room.minX), room.minX + rest.width),
          y: min(max(y, room.minY), room.minY + rest.height)
        ),
        size: size
      )
    }
  }
}

extension EdgeInsets {
  /// The parts of the insets of a container of a size that overlap a frame in it, all physical.
  func reaching(into frame: Rect, of size: Size) -> EdgeInsets {
    EdgeInsets(
      top: max(top - frame.minY, 0),
      leading: max(leading - frame.minX, 0),
      bottom: max(bottom - (size.height - frame.maxY), 0),
      trailing: max(trailing - (size.width - frame.maxX), 0)
    )
  }
}
