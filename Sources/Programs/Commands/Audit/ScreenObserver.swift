import AccessibilityCore
import Audit
import CommandSupport
import Drawing
import DrawingCairo
import LayoutCore
import SpecFormat

/// Watches a screen for a while, and activates its elements.
struct ScreenObserver {
  /// The most elements of a screen that are activated.
  private static let mostTrials = 64
  /// Of how many pictures one shows which views are there: of the rate, two in a second.
  private static let picturesPerStill = Int(FlashMeter.rate / 2)
  /// The picture behind each of those that is looked at while nothing moves.
  private static let probe = 11
  /// The seconds without a change after which nothing moves.
  private static let patience = 2.0

  private let measurer: any TextMeasurer
  private var options = DrawingOptions()

  init(_ measurer: any TextMeasurer, _ resources: any DrawingResources) {
    self.measurer = measurer
    options.background = .color(.system(.systemBackground))
    options.resources = resources
  }

  // MARK: Time

  /// A film of a screen, without a touch.
  func film(of screen: any RepeatableScreen) -> AuditFilm {
    var film = AuditFilm()
    do {
      guard try screen.changesByItself() else { return film }
      _ = PostedNotifications.shared.take()
      let moments = try screen.watched(reducesMotion: false)
      var meter: FlashMeter?
      var last: (list: DisplayList, frame: FlashMeter.Frame)?
      var lastChange = 0.0
      for number in 0...Int(VanishesRule.longest * FlashMeter.rate) {
        let time = Double(number) / FlashMeter.rate
        let isStill = number % ScreenObserver.picturesPerStill == 0
        // While nothing moves it is looked at now and then, at times that no flash keeps.
        let isProbe = isStill || number % ScreenObserver.picturesPerStill == ScreenObserver.probe
        guard isProbe || time - lastChange < ScreenObserver.patience else { continue }
        let result = try shown(moments, at: time)
        var list = result.displayList(options)
        list.scale = 1 / FlashMeter.step
        if let known = last, known.list == list {
          meter?.add(known.frame, at: time)
        } else {
          let (columns, rows, frame) = try ScreenObserver.frame(of: list)
          if meter == nil { meter = FlashMeter(columns: columns, rows: rows) }
          meter?.add(frame, at: time)
          last = (list, frame)
          lastChange = time
        }
        if isStill { film.stills.append(AuditFilm.Still(time, result)) }
      }
      film.flashes = meter?.flashes
      film.announces = PostedNotifications.shared.take().contains {
        if case .announcement = $0 { true } else { false }
      }
      try film.calmStills = calmStills(of: screen)
    } catch {
      film.reason = "what the clock does to the screen is not known: \(error)"
    }
    return film
  }

  /// The screen with Reduce Motion.
  private func calmStills(of screen: any RepeatableScreen) throws -> [AuditFilm.Still] {
    let moments = try screen.watched(reducesMotion: true)
    var options = options
    options.namesViews = true
    return try (0...Int(MotionRule.duration * MotionRule.rate)).map { index in
      let time = Double(index) / MotionRule.rate
      let result = try shown(moments, at: time)
      let hasCanvas = result.placedScene.tree.nodes.contains { node in
        if case .canvas = node.content { true } else { false }
      }
      return AuditFilm.Still(time, result, hasCanvas ? result.displayList(options) : nil)
    }
  }

  private func shown(_ moments: any ScreenMoments, at time: Double) throws -> LayoutResult {
    let scene = try moments.show(at: time).scene
    return moments.shown(scene.layout(measurer: measurer), isMirrored: false)
  }

  /// The pixels of a picture as flashes are measured.
  private static func frame(
    of list: DisplayList
  ) throws -> (columns: Int, rows: Int, frame: FlashMeter.Frame) {
    let (columns, rows, bytes) = try Picture.pixels(of: list)
    var frame = FlashMeter.Frame()
    for start in stride(from: 0, to: 4 * columns * rows, by: 4) {
      frame.add(
        linear[Int(bytes[start])],
        linear[Int(bytes[start + 1])],
        linear[Int(bytes[start + 2])]
      )
    }
    return (columns, rows, frame)
  }

  /// The light of each encoded byte.
  private static let linear: [Float] = (0...255).map { byte in
    Float(LinearColor.decoded(Double(byte) / 255))
  }

  // MARK: Use

  /// A screen that is used, as it was seen last.
  private struct Session {
    let screen: any UsedScreen
    var nodes: [String: AccessibilityNode]
    var list: DisplayList

    /// Whether another layout has the same elements.
    func hasElements(of other: [String: AccessibilityNode]) -> Bool {
      nodes.count == other.count && nodes.keys.allSatisfy { other[$0] != nil }
    }
  }

  /// The outcomes of activating the elements of a screen, each once, one after the other.
  func trials(of screen: any RepeatableScreen, _ facts: AuditFacts) -> [ElementTrial] {
    var session: Session?
    return facts.triedElements.enumerated().map { number, position in
      let element = facts.elements[position]
      var trial = ElementTrial(element)
      guard number < ScreenObserver.mostTrials else {
        trial.reason = "only \(ScreenObserver.mostTrials) elements of a screen are activated"
        return trial
      }
      do {
        let id = element.node.id
        if session?.nodes[id] == nil { session = try begun(screen) }
        guard var used = session, let before = used.nodes[id],
          let result = try used.screen.layout(activating: id)
        else { return trial }
        let nodes = ScreenObserver.nodes(of: result)
        let list = result.displayList(options)
        if let after = nodes[id], after.visibleFrame != nil {
          trial.isTold = ElementTrial.isTold(before, after)
          let (old, new) = (before.frame, after.frame)
          trial.isResized =
            (old.width - new.width).magnitude > 1 || (old.height - new.height).magnitude > 1
          if !trial.isTold, !trial.isResized {
            trial.changedShare = try ScreenObserver.difference(
              of: used.list.part(old),
              list.part(Rect(origin: new.origin, size: old.size))
            )
          }
        } else {
          trial.isTold = true
        }
        // Controls that lead elsewhere, or show something over the screen, are left for the others.
        let isSame = used.hasElements(of: nodes)
        (used.nodes, used.list) = (nodes, list)
        session = isSame ? used : nil
      } catch {
        session = nil
        trial.reason = "it cannot be activated here: \(error)"
      }
      return trial
    }
  }

  private func begun(_ screen: any RepeatableScreen) throws -> Session? {
    let used = try screen.used()
    guard let result = try used.layout(activating: nil) else { return nil }
    return Session(
      screen: used,
      nodes: ScreenObserver.nodes(of: result),
      list: result.displayList(options)
    )
  }

  /// The elements by their paths.
  private static func nodes(of result: LayoutResult) -> [String: AccessibilityNode] {
    var nodes: [String: AccessibilityNode] = [:]
    var left = result.accessibilityTree().roots
    while let node = left.popLast() {
      if node.kind == .element { nodes[node.id] = node }
      left += node.children
    }
    return nodes
  }

  /// The least difference of a byte that counts: less is that of edges.
  private static let leastDifference = 12

  /// The part of the pixels that differ, from 0 to 1.
  private static func difference(of one: DisplayList, _ other: DisplayList) throws -> Double {
    if one == other { return 0 }
    let (first, second) = (try Picture.pixels(of: one), try Picture.pixels(of: other))
    guard first.bytes.count == second.bytes.count, !first.bytes.isEmpty else { return 1 }
    let count = first.bytes.count / 4
    let changed = (0..<count).count { pixel in
      (4 * pixel..<4 * pixel + 4).contains { byte in
        abs(Int(first.bytes[byte]) - Int(second.bytes[byte])) > leastDifference
      }
    }
    return Double(changed) / Double(count)
  }
}
