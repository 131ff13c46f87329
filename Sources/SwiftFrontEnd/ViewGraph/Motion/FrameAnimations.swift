import AnimationCore
import LayoutCore

/// The animations of drawn rectangles after a change of layout (T1.12, T1.13).
struct FrameAnimations {
  /// The identity of an animated rectangle.
  struct Key: Hashable {
    /// The identity of the node that made it.
    let node: Int
    /// The number of the node's rectangles before it.
    let ordinal: Int
    /// Whether it is the place of an effect.
    let isSpace: Bool
  }

  /// An animated rectangle.
  struct Motion {
    var animator: Animator<VectorOfFour>
    /// The number of the node that made it.
    let owner: Int32
    let begin: Double

    init(
      _ change: VectorOfFour,
      _ course: ResolvedAnimation,
      of owner: Int32,
      at time: Double,
      velocity: VectorOfFour?
    ) {
      animator = Animator(change, course: course, start: time, velocity: velocity)
      (self.owner, begin) = (owner, time)
    }

    /// The displacement from its new place; nil once it has ended.
    mutating func displacement(at time: Double) -> VectorOfFour? {
      animator.displacement(at: time)
    }
  }

  private(set) var animations: [Key: Motion] = [:]
  /// The velocities of rectangles that move without an animation (T4.9).
  private var velocities: [Key: TrackedVelocity<VectorOfFour>] = [:]

  var isEmpty: Bool { animations.isEmpty }

  /// Handles a new layout of the same views.
  ///
  /// - Parameters:
  ///   - returning: The presented frames in the scene of removed views that were inserted again.
  ///   - animation: The animation of rectangles at a node's place; nil for none.
  ///   - hasBegun: Called for each change that is then animated.
  ///   - isTracked: Whether the velocity of rectangles that move there without one is tracked.
  mutating func layoutChanged(
    from old: MovingParts,
    to new: MovingParts,
    returning: [Key: Rect],
    at time: Double,
    identity: (Int32) -> Int?,
    animation: (Int32) -> ResolvedAnimation?,
    hasBegun: (Int32, VectorOfFour, ResolvedAnimation, Key, _ begin: Double) -> Void,
    isTracked: (Int32) -> Bool
  ) {
    if !velocities.isEmpty { velocities = velocities.filter { $0.value.isKnown(at: time) } }
    var before: [Key: VectorOfFour] = [:]
    FrameAnimations.forEach(of: old, identity) { key, _, rect in before[key] = rect }
    if !returning.isEmpty {
      FrameAnimations.forEachPart(of: new, identity) { key, part in
        guard before[key] == nil, let seen = returning[key] else { return }
        let origin = new.spaces[part.space].origin
        before[key] = VectorOfFour(
          SIMD4(
            seen.minX - origin.x,
            seen.minY - origin.y,
            part.keepsSize ? part.rect.width : seen.width,
            part.keepsSize ? part.rect.height : seen.height
          )
        )
      }
    }
    FrameAnimations.forEach(of: new, identity) { key, owner, rect in
      guard let last = before[key], last != rect else { return }
      let change = rect - last
      guard let course = animation(owner) else {
        if isTracked(owner) { velocities[key, default: TrackedVelocity()].append(rect, at: time) }
        return
      }
      let velocity = velocities.removeValue(forKey: key)?.velocity(at: time)
      if animations[key] != nil {
        animations[key]?.animator.change(by: change, course: course, at: time)
      } else {
        animations[key] = Motion(
          change,
          course,
          of: owner,
          at: time,
          velocity: velocity
        )
      }
      hasBegun(owner, change, course, key, animations[key]?.begin ?? time)
    }
  }

  /// Removes animations that have ended, and those of removed nodes.
  mutating func prune(at time: Double, _ isThere: (Int32) -> Bool) {
    for key in Array(animations.keys) {
      guard let motion = animations[key], isThere(motion.owner),
        animations[key]?.displacement(at: time) != nil
      else {
        animations[key] = nil
        continue
      }
    }
  }

  /// The end of a rectangle's animation begun at a time, by the screen's clock; nil for none.
  func end(of key: Key, begun: Double) -> Double? {
    animations[key].flatMap { $0.begin == begun ? $0.animator.end : nil }
  }

  mutating func removeAll() { animations = [:] }

  /// Adds the presented places of animated rectangles.
  mutating func add(
    to values: inout MotionValues,
    of parts: MovingParts,
    at time: Double,
    identity: (Int32) -> Int?,
    offset: (MovingParts.Space) -> Point?
  ) {
    var displacements: [Key: VectorOfFour] = [:]
    for key in animations.keys {
      if let displacement = animations[key]?.displacement(at: time) {
        displacements[key] = displacement
      }
    }
    var counts: [Key: Int] = [:]
    /// The displacement of each space.
    var shifts: [Point] = []
    for space in parts.spaces {
      var shift = space.outer < 0 ? Point.zero : shifts[space.outer]
      if let key = FrameAnimations.key(space.owner, true, identity, &counts),
        let displacement = displacements[key]
      {
        let own = Point(x: displacement.lanes.x, y: displacement.lanes.y)
        values.shifts[space.node] = own
        shift = Point(x: shift.x + own.x, y: shift.y + own.y)
      }
      if let own = offset(space) {
        values.innerShifts[space.node] = own
        shift = Point(x: shift.x + own.x, y: shift.y + own.y)
      }
      shifts.append(shift)
    }
    for part in parts.parts {
      guard let key = FrameAnimations.key(part.owner, false, identity, &counts),
        let displacement = displacements[key]
      else { continue }
      let (origin, shift) = (parts.spaces[part.space].origin, shifts[part.space])
      values.frames[part.node] = Rect(
        x: part.rect.minX + origin.x + shift.x + displacement.lanes.x,
        y: part.rect.minY + origin.y + shift.y + displacement.lanes.y,
        width: max(0, part.rect.width + (part.keepsSize ? 0 : displacement.lanes.z)),
        height: max(0, part.rect.height + (part.keepsSize ? 0 : displacement.lanes.w))
      )
    }
  }

  private static func forEach(
    of parts: MovingParts,
    _ identity: (Int32) -> Int?,
    _ body: (Key, Int32, VectorOfFour) -> Void
  ) {
    var counts: [Key: Int] = [:]
    for space in parts.spaces {
      guard let key = key(space.owner, true, identity, &counts) else { continue }
      body(key, space.owner, VectorOfFour(SIMD4(space.place.x, space.place.y, 0, 0)))
    }
    for part in parts.parts {
      guard let key = key(part.owner, false, identity, &counts) else { continue }
      let rect = part.rect
      body(
        key,
        part.owner,
        VectorOfFour(SIMD4(rect.minX, rect.minY, rect.width, rect.height))
      )
    }
  }

  /// Calls a body for each drawn rectangle, with its identity.
  static func forEachPart(
    of parts: MovingParts,
    _ identity: (Int32) -> Int?,
    _ body: (Key, MovingParts.Part) -> Void
  ) {
    var counts: [Key: Int] = [:]
    for part in parts.parts {
      if let key = key(part.owner, false, identity, &counts) { body(key, part) }
    }
  }

  private static func key(
    _ owner: Int32,
    _ isSpace: Bool,
    _ identity: (Int32) -> Int?,
    _ counts: inout [Key: Int]
  ) -> Key? {
    guard owner >= 0, let node = identity(owner) else { return nil }
    let first = Key(node: node, ordinal: 0, isSpace: isSpace)
    let ordinal = counts[first, default: 0]
    counts[first] = ordinal + 1
    return Key(node: node, ordinal: ordinal, isSpace: isSpace)
  }
}
