internal import LayoutCore

/// Whether nothing goes on moving for readers who want less motion (W10.2).
package enum MotionRule {
  static let rule = AuditRule(
    id: "motion",
    criterion: "WCAG 2.2.2 A",
    level: .warning,
    failsWhen: "with Reduce Motion on, something moves by more than its own size, zooms or "
      + "spins by itself for longer than five seconds",
    silentFor: "screens that time does not change, progress, what fades, texts that change "
      + "their words, what follows from an action; canvases that go on drawing something "
      + "else are unknown",
    remedy: "ask for @Environment(\\.accessibilityReduceMotion), and leave the animation out"
  ) { context, answers in
    guard let film = context.film(for: &answers) else { return }
    var courses: [String: MotionCourse] = [:]
    var order: [String] = []
    for still in film.calmStills {
      for part in still.parts where part.isSeen && !part.isOfProgress {
        let id = part.subject.id
        if courses[id] == nil { order.append(id) }
        courses[id, default: MotionCourse(part)].follow(part, at: still.time)
      }
    }
    var moving: Set<String> = []
    for id in order {
      guard let course = courses[id] else { continue }
      let isWithin = course.first.parent.map(moving.contains) == true
      if isWithin || course.isMotion { moving.insert(id) }
      answers.judge(id)
      if isWithin { continue }
      if course.isMotion {
        answers.fail(
          course.first.subject,
          .warning,
          "with Reduce Motion on, \(course.first.description) \(course.verb) by itself for longer "
            + "than \(AuditWords.number(MotionCourse.longest)) seconds",
          measured: course.duration,
          required: MotionCourse.longest
        )
      } else if course.isDrawnAnew {
        answers.doubt(
          course.first.subject,
          "with Reduce Motion on, it goes on drawing something else; whether that moves is not known"
        )
      }
    }
  }

  /// The seconds that a screen is looked at.
  package static let duration = 6.0
  /// The pictures in a second.
  package static let rate = 10.0
}

/// The way of a view while time goes on.
private struct MotionCourse {
  /// The longest time that something may move, in seconds.
  static let longest = 5.0

  let first: AuditFilm.Part
  private var last: AuditFilm.Part
  private var lastDrawing: Int?
  private var began: Double?
  private var ended = 0.0
  private var drawingBegan: Double?
  private var drawingEnded = 0.0
  private var left: Double
  private var right: Double
  private var top: Double
  private var bottom: Double
  private var narrowest: Double
  private var widest: Double
  private var lowest: Double
  private var highest: Double

  init(_ part: AuditFilm.Part) {
    first = part
    last = part
    lastDrawing = part.drawing
    let frame = part.frame
    (left, right, top, bottom) = (frame.midX, frame.midX, frame.midY, frame.midY)
    (narrowest, widest) = (frame.width, frame.width)
    (lowest, highest) = (frame.height, frame.height)
  }

  /// Takes in where the view is at a time.
  mutating func follow(_ part: AuditFilm.Part, at time: Double) {
    let (before, now) = (last.frame, part.frame)
    let isMoved =
      (before.midX - now.midX).magnitude > 0.5 || (before.midY - now.midY).magnitude > 0.5
    let isSized =
      (before.width - now.width).magnitude > 0.5
      || (before.height - now.height).magnitude > 0.5
    if isMoved || isSized && isScaled {
      began = began ?? time
      ended = time
    }
    if part.drawing != lastDrawing {
      drawingBegan = drawingBegan ?? time
      drawingEnded = time
    }
    (left, right) = (min(left, now.midX), max(right, now.midX))
    (top, bottom) = (min(top, now.midY), max(bottom, now.midY))
    (narrowest, widest) = (min(narrowest, now.width), max(widest, now.width))
    (lowest, highest) = (min(lowest, now.height), max(highest, now.height))
    (last, lastDrawing) = (part, part.drawing)
  }

  /// Whether another size means that it is scaled or turned: a text may have other words, and a container
  /// other contents.
  private var isScaled: Bool { first.isLeaf && !first.isText }

  private var isFar: Bool {
    max(right - left, bottom - top) > max(widest, highest, 1)
  }

  private var isZoomed: Bool {
    isScaled && (widest > 1.1 * max(narrowest, 1) || highest > 1.1 * max(lowest, 1))
  }

  /// The seconds from its first move to its last one.
  var duration: Double { began.map { ended - $0 } ?? 0 }

  var isMotion: Bool { duration > MotionCourse.longest && (isFar || isZoomed) }

  var isDrawnAnew: Bool {
    drawingBegan.map { drawingEnded - $0 > MotionCourse.longest } ?? false
  }

  /// In which way it moves.
  var verb: String { isFar ? "moves" : "zooms or spins" }
}
