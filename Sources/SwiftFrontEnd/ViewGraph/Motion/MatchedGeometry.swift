internal import AnimationCore
package import LayoutCore

/// The views that share frames by a key, `matchedGeometryEffect` (T6.10, T6.11).
@MainActor
package final class MatchedGeometry {
  /// The key of a shared frame.
  package struct Key: Hashable {
    let id: AnyHashable
    let namespace: Int

    package init(id: AnyHashable, namespace: Int) {
      self.id = id
      self.namespace = namespace
    }
  }

  /// A member of a shared frame.
  package struct Member {
    unowned let node: GraphNode
    package var isSource: Bool
    package var anchor: UnitPoint
    package var matchesPosition: Bool
    package var matchesSize: Bool

    package init(
      node: GraphNode,
      isSource: Bool,
      anchor: UnitPoint,
      matchesPosition: Bool,
      matchesSize: Bool
    ) {
      self.node = node
      self.isSource = isSource
      self.anchor = anchor
      self.matchesPosition = matchesPosition
      self.matchesSize = matchesSize
    }
  }

  /// The animation of a shared frame from one source to the next.
  private struct Motion {
    var animator: Animator<VectorOfFour>
  }

  private unowned let graph: ViewGraph
  private var members: [Key: [Member]] = [:]
  /// The shared frames of the last layout, with their sources.
  private var frames: [Key: (source: Int, frame: Rect)] = [:]
  private var animations: [Key: Motion] = [:]
  /// The frames that have been reported to have two sources.
  private var doubled: Set<Key> = []
  /// Called with the id of a frame that has two sources at once, which has no meaning (T6.12).
  package var onTwoSources: (AnyHashable) -> Void = { _ in }

  init(_ graph: ViewGraph) { self.graph = graph }

  var isEmpty: Bool { members.isEmpty }
  var isAtRest: Bool { animations.isEmpty }

  // MARK: Members

  /// Adds a member.
  package func join(_ key: Key, _ member: Member) {
    let index = members[key]?.firstIndex { $0.node === member.node }
    if let index {
      members[key]?[index] = member
    } else {
      members[key, default: []].append(member)
    }
  }

  /// Removes a member.
  package func leave(_ key: Key, _ node: GraphNode) {
    members[key]?.removeAll { $0.node === node }
    if members[key]?.isEmpty == true { members[key] = nil }
  }

  /// The frame that members share, in the scene's coordinates; nil if none of them is its source.
  package func frame(of key: Key, in result: LayoutResult) -> Rect? {
    source(of: key).flatMap { $0.node.geometry(in: result)?.frame(in: .global) }
  }

  /// The first living source (T6.12).
  private func source(of key: Key) -> Member? {
    members[key]?.first { $0.isSource && !$0.node.isFrozen }
  }

  // MARK: Motion

  /// Handles a new layout: a frame with a new source is animated to that (T6.11).
  package func didLayOut(_ result: LayoutResult, _ all: ActiveAnimations) {
    for key in members.keys {
      noteSources(of: key)
      guard let source = source(of: key), let frame = frame(of: key, in: result) else { continue }
      defer { frames[key] = (source.node.identity, frame) }
      guard let last = frames[key], last.frame != frame, last.source != source.node.identity
      else { continue }
      guard let course = all.course(for: source.node) else { continue }
      let change = VectorOfFour(
        SIMD4(
          frame.minX - last.frame.minX,
          frame.minY - last.frame.minY,
          frame.width - last.frame.width,
          frame.height - last.frame.height
        )
      )
      let time = graph.clock.time
      if animations[key] != nil {
        animations[key]?.animator.change(by: change, course: course, at: time)
      } else {
        animations[key] = Motion(animator: Animator(change, course: course, start: time))
      }
      all.noteBegin(course, change, in: source.node.transaction) { [weak self] in
        self?.animations[key]?.animator.end
      }
    }
    for key in frames.keys where source(of: key) == nil { frames[key] = nil }
  }

  /// Reports a frame with two sources, once.
  private func noteSources(of key: Key) {
    let count = members[key]?.count { $0.isSource && !$0.node.isFrozen } ?? 0
    guard count > 1 else { return }
    if doubled.insert(key).inserted { onTwoSources(key.id) }
  }

  func prune(at time: Double) {
    for key in Array(animations.keys) where animations[key]?.animator.displacement(at: time) == nil
    {
      animations[key] = nil
    }
  }

  /// The animated shared frames, each with the members that follow it.
  func shown(at time: Double) -> [(nodes: [GraphNode], frame: Rect)] {
    var shown: [(nodes: [GraphNode], frame: Rect)] = []
    for key in animations.keys {
      guard let displacement = animations[key]?.animator.displacement(at: time),
        let model = frames[key]?.frame
      else { continue }
      let frame = Rect(
        x: model.minX + displacement.lanes.x,
        y: model.minY + displacement.lanes.y,
        width: max(0, model.width + displacement.lanes.z),
        height: max(0, model.height + displacement.lanes.w)
      )
      shown.append((members[key, default: []].map(\.node), frame))
    }
    return shown
  }
}
