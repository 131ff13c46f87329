internal import AnimationCore
internal import LayoutCore

// Views that change by themselves: timelines and phases.

extension SpecReader {
  /// The identity of a view that changes by itself, the same in all states.
  func motionName(_ node: JSONNode) -> String {
    "\(document.offset(of: node.place))\(scope.motion.path)"
  }

  // MARK: Timelines

  /// A `TimelineView`, whose views may name the time that it shows.
  func timeline(_ node: JSONNode, id: String?) {
    guard let schedule = member("schedule", of: node).map({ self.schedule($0) }) else {
      return container(.group, id, node)
    }
    screen.motion.changesByItself = true
    let moment = screen.motion.moment
    var time = moment.time
    if let schedule, !scope.motion.isAbsent { time = moment.entry(of: motionName(node), schedule) }
    let inner = scope.with { $0.motion.constants = SpecReader.times(time, since: moment.start) }
    read(in: inner) {
      let value = JSONNode(value: document.makeNumber(time), place: node.place)
      container(.group, id, node.within(TemplateScope(["t": value], outer: node.scope)))
    }
  }

  /// The variables of expressions inside of a timeline.
  private static func times(_ time: Double, since start: Double) -> [String: Double] {
    // Seconds of a date are good for less than those of the clock.
    let day = 86_400.0
    let ofDay = start.truncatingRemainder(dividingBy: day) + time
    let second = ofDay - (ofDay / day).rounded(.down) * day
    let hour = (second / 3600).rounded(.down)
    let minute = ((second - hour * 3600) / 60).rounded(.down)
    return [
      "t": time, "hour": hour, "minute": minute, "second": second - hour * 3600 - minute * 60,
    ]
  }

  private func schedule(_ node: JSONNode) -> SpecSchedule? {
    if node.value.kind == .string {
      return choice(ScheduleName.self, node, "'schedule'").map {
        switch $0 {
        case .animation:
          .animation(minimumInterval: AnimationTimes.standardInterval, isPaused: false)
        case .everyMinute: .everyMinute
        }
      }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a name or an object", of: "'schedule'")
      return nil
    }
    let found = ScheduleKind.allCases.first { node.value[$0.rawValue] != nil }
    guard let kind = found, let value = member(kind.rawValue, of: node) else {
      let kinds = ScheduleKind.allCases.map(\.rawValue).joined(separator: ", ")
      check(node, SpecObject(ScheduleKind.allCases.map(\.field)), of: "'schedule'")
      error("a schedule needs one of \(kinds)", at: node.place)
      return nil
    }
    check(node, SpecObject([kind.field]), of: "'schedule'")
    switch kind {
    case .animation:
      guard check(value, SpecVocabulary.animationSchedule, of: "'animation'") else { return nil }
      let interval = member("minimumInterval", of: value).map {
        positiveNumber($0, "'minimumInterval'")
      }
      let isPaused = boolean("paused", of: value) ?? false
      guard let interval = interval ?? AnimationTimes.standardInterval else { return nil }
      return .animation(minimumInterval: interval, isPaused: isPaused)
    case .periodic:
      guard check(value, SpecVocabulary.periodicSchedule, of: "'periodic'") else { return nil }
      let origin = number("from", of: value) ?? 0
      return positiveNumber("by", of: value).map { .periodic(from: origin, by: $0) }
    case .explicit:
      let times = array(value, of: "an array of seconds", "'explicit'").map {
        number($0, "an element of 'explicit'")
      }
      guard !times.contains(where: { $0 == nil }), value.value.kind == .array else { return nil }
      return .explicit(times.compactMap(\.self).sorted())
    }
  }

  // MARK: Phases

  /// A `PhaseAnimator`: its views with the phase that it is in (T8.1).
  func phaseAnimator(_ node: JSONNode, id: String?) {
    screen.motion.changesByItself = true
    let phases = member("phases", of: node).map {
      array($0, of: "an array of phases", "'phases'")
    }
    let animations = phaseAnimations(node, count: phases?.count ?? 0)
    let trigger = member("trigger", of: node).map { fingerprint($0) }
    guard let phases, !phases.isEmpty else {
      if let list = member("phases", of: node), list.value.kind == .array {
        error("'phases' must not be empty", at: list.place)
      }
      return container(.group, id, node)
    }
    let name = motionName(node)
    if isNoting, let owner = screen.motion.notes.keys.max() {
      screen.motion.notes[owner]?.phases = NodeAnnotations.Phases(
        name: name,
        count: phases.count,
        trigger: trigger,
        animations: animations
      )
    }
    let phase = phases[min(screen.motion.moment.phases[name] ?? 0, phases.count - 1)]
    var values = ["phase": phase]
    if phase.value.kind == .object {
      for (key, value) in members(of: phase) { values[key] = value }
    }
    container(.group, id, node.within(TemplateScope(values, outer: node.scope)))
  }

  /// Reads the animation by which a phase animator gets to each of its phases.
  private func phaseAnimations(_ node: JSONNode, count: Int) -> [ResolvedAnimation?] {
    guard let member = member("animation", of: node) else {
      return Array(repeating: .standard, count: count)
    }
    guard member.value.kind == .array else {
      return Array(repeating: animation(member).flatMap(\.self), count: count)
    }
    let animations = elements(of: member).map { animation($0).flatMap(\.self) }
    if count > 0, animations.count != count {
      error(
        "'animation' has \(animations.count) animations for \(count) phases",
        at: member.place,
        hint: "write one for each phase, by which it is reached"
      )
    }
    return animations
  }
}
