internal import LayoutCore

extension SpecReader {
  /// Reads what a spec expects of its views.
  func expectation(_ node: JSONNode) -> Expectation? {
    guard check(node, SpecVocabulary.expectation, of: "'expect'") else { return nil }
    if node.value["result"] != nil {
      error(
        "'result' is what a rule answers; views have none",
        at: .key(in: node.value, "result"),
        hint: "write 'frames', 'size' or another expectation of views"
      )
    }
    var expectation = screenExpectation(node)
    if let pango = member("pango", of: node),
      check(pango, SpecVocabulary.expectationWithPango, of: "'pango'")
    {
      expectation.pango = [screenExpectation(pango)]
    }
    if let list = member("at", of: node) {
      expectation.moments = array(list, of: "an array of expectations", "'at'").compactMap {
        moment($0)
      }
    }
    return expectation
  }

  /// Reads what a spec expects at a time.
  private func moment(_ node: JSONNode) -> Expectation.Moment? {
    guard check(node, SpecVocabulary.momentExpectation, of: "what is expected at a time") else {
      return nil
    }
    let time = extent("time", of: node)
    var expectation = screenExpectation(node, isAtTime: true)
    expectation.values = momentValues(node)
    return time.map { Expectation.Moment(time: $0, expectation: expectation) }
  }

  /// Reads the expected values of views at a time, including their appearance.
  private func momentValues(_ node: JSONNode) -> Expectation.Values {
    var values = self.values(node)
    values.shownFrames = frames(.shownFrames, of: node, &values.coordinates)
    values.shownEffects = named("shownEffects", of: node) { effects in
      guard check(effects, SpecVocabulary.shownEffects, of: "'shownEffects'") else { return nil }
      var numbers: [ShownEffect: Double] = [:]
      for effect in ShownEffect.allCases { numbers[effect] = number(effect.rawValue, of: effects) }
      return numbers
    }
    values.leaving = member("leaving", of: node).map { list in
      array(list, of: "an array of ids", "'leaving'").compactMap { element in
        string(element, "an id").flatMap { knownID($0, at: element.place) }
      }
    }
    return values
  }

  private func screenExpectation(_ node: JSONNode, isAtTime: Bool = false) -> Expectation {
    var expectation = Expectation()
    if !isAtTime {
      expectation.values = values(node)
      expectation.traitsAreLowerBound = boolean("traitsLowerBound", of: node) ?? false
    }
    expectation.tolerance = extent("tolerance", of: node) ?? expectation.tolerance
    if let opposite = member("rightToLeft", of: node) {
      if opposite.value.kind == .object {
        check(
          opposite,
          isAtTime ? SpecVocabulary.momentValues : SpecObject(SpecVocabulary.expectedValues),
          of: "'rightToLeft'"
        )
        expectation.opposite = .values(isAtTime ? momentValues(opposite) : values(opposite))
      } else if let mirrored = boolean(opposite, "'rightToLeft'") {
        expectation.opposite = mirrored ? .mirrored : .skipped
      }
    }
    return expectation
  }

  /// Reads what a case with a rule expects.
  func ruleExpectation(_ node: JSONNode) -> Expectation? {
    guard check(node, SpecVocabulary.ruleExpectation, of: "'expect' of a rule") else { return nil }
    var expectation = Expectation()
    expectation.tolerance = extent("tolerance", of: node) ?? expectation.tolerance
    if let result = member("result", of: node), isShallow(result) {
      expectation.result = probeValue(result)
    }
    return expectation
  }

  private func values(_ node: JSONNode) -> Expectation.Values {
    var values = Expectation.Values()
    values.size = member("size", of: node).flatMap { proposedLengths($0, count: 2, "'size'") }
      .map { Size(width: $0[0] ?? .nan, height: $0[1] ?? .nan) }
    values.frames = frames(.frames, of: node, &values.coordinates)
    values.pixelFrames = frames(.pixelFrames, of: node, &values.coordinates)
    values.renderedFrames = frames(.renderedFrames, of: node, &values.coordinates)
    values.styleFrames = frames(.styleFrames, of: node, &values.coordinates)
    values.presentedFrames = frames(.presentedFrames, of: node, &values.coordinates)
    values.safeAreaInsets = named("safeAreaInsets", of: node) { insets in
      guard check(insets, SpecVocabulary.edgeInsets, of: "'safeAreaInsets'") else { return nil }
      return edgeInsets(insets, of: "'safeAreaInsets'")
    }
    values.contentFrames = frames(.contentFrames, of: node, &values.coordinates)
    values.scrollViews = named("scrollViews", of: node) { scrollGeometry($0) }
    values.pathBounds = frames(.pathBounds, of: node, &values.coordinates)
    values.drawnFrames = frames(.drawnFrames, of: node, &values.coordinates)
    values.modifierFrames = named("modifierFrames", of: node) { frames in
      arrays(frames, of: "an array of rectangles", "'modifierFrames'").compactMap { rect($0) }
    }
    values.guides = named("guides", of: node) { guides($0, "'guides'", mayBeNull: false) }
    values.explicitGuides = named("explicitGuides", of: node) {
      guides($0, "'explicitGuides'", mayBeNull: true)
    }
    values.measureProposals = named("measureProposals", of: node) { proposals in
      arrays(proposals, of: "an array of proposals", "'measureProposals'")
        .compactMap { proposal($0) }
    }
    values.placementProposals = named("placementProposals", of: node) { proposal($0) }
    let lines = named("lines", of: node) { listOrPart($0, of: "strings", "'lines'", "a line") }
    values.lines = lines.filter { !$0.value.isPart }.map { $0.map { $0.strings } }
    values.containedLines = lines.filter { $0.value.isPart }.map { $0.map { $0.strings } }
    values.truncated = named("truncated", of: node) { boolean($0, "'truncated'") }
    if let order = member("drawOrder", of: node) {
      // Views that are not listed do not count in either form.
      let ids = part(of: order) ?? order
      values.drawOrder = array(ids, of: "an array of ids", "'drawOrder'").compactMap { element in
        string(element, "an id").flatMap { knownID($0, at: element.place) }
      }
    }
    values.accessibility = member("accessibility", of: node).flatMap { accessibilityNodes($0) }
    if let spoken = member("spoken", of: node) {
      let list = listOrPart(spoken, of: "strings", "'spoken'", "an utterance")
      if list.isPart { values.containedSpoken = list.strings } else { values.spoken = list.strings }
    }
    return values
  }

  /// Frames by the ids of views; those of which some coordinates are stated go to these.
  private func frames(
    _ frames: Expectation.Frames,
    of node: JSONNode,
    _ coordinates: inout [Expectation.Named<Expectation.Coordinate>]
  ) -> [Expectation.Named<Rect>] {
    var single: [Expectation.Named<Expectation.Coordinate>] = []
    let whole = named(frames.rawValue, of: node) { frame, id -> Rect? in
      guard frame.value.kind == .object else { return rect(frame) }
      check(frame, SpecVocabulary.coordinates, of: "a frame")
      for name in FrameCoordinate.allCases {
        guard let value = number(name.rawValue, of: frame) else { continue }
        single.append(
          Expectation.Named(
            id: id,
            value: Expectation.Coordinate(frames: frames, name: name, value: value)
          )
        )
      }
      return nil
    }
    coordinates += single
    return whole
  }

  /// The list in an object that says what a list contains; nil for anything else.
  private func part(of node: JSONNode) -> JSONNode? {
    guard node.value.kind == .object else { return nil }
    check(node, SpecVocabulary.listPart, of: "a list in part")
    return member("contains", of: node)
  }

  /// A list of strings, or what it has among others.
  private func listOrPart(
    _ node: JSONNode,
    of elements: String,
    _ name: String,
    _ element: String
  ) -> (strings: [String], isPart: Bool) {
    let isPart = node.value.kind == .object
    guard let list = isPart ? part(of: node) : node else { return ([], isPart) }
    let strings = array(list, of: "an array of \(elements)", isPart ? "'contains'" : name)
      .compactMap { string($0, element) }
    return (strings, isPart)
  }

  private func scrollGeometry(_ node: JSONNode) -> Expectation.ScrollGeometry? {
    guard check(node, SpecVocabulary.scrollGeometry, of: "'scrollViews'") else { return nil }
    var geometry = Expectation.ScrollGeometry()
    geometry.frame = member("frame", of: node).flatMap { rect($0) }
    geometry.contentInsets = member("contentInsets", of: node).flatMap {
      check($0, SpecVocabulary.edgeInsets, of: "'contentInsets'")
        ? edgeInsets($0, of: "'contentInsets'") : nil
    }
    geometry.contentSize = member("contentSize", of: node).flatMap { size($0, "'contentSize'") }
    geometry.position = member("position", of: node)
      .flatMap { numbers($0, count: 2, "'position'") }
      .map { ScrollPosition(x: $0[0], y: $0[1]) }
    return geometry
  }

  /// Values by the ids of views.
  private func named<Value>(
    _ key: String,
    of node: JSONNode,
    _ read: (JSONNode) -> Value?
  ) -> [Expectation.Named<Value>] {
    named(key, of: node) { value, _ in read(value) }
  }

  private func named<Value>(
    _ key: String,
    of node: JSONNode,
    _ read: (JSONNode, _ id: String) -> Value?
  ) -> [Expectation.Named<Value>] {
    guard let member = member(key, of: node) else { return [] }
    guard member.value.kind == .object else {
      wrongType(member, "an object with a value for each id", of: key.quoted)
      return []
    }
    return namedMembers(of: member).compactMap { id, value in
      // The expectations of an unknown view are checked all the same.
      let isKnown = knownID(id, at: .key(in: member.value, id)) != nil
      guard let value = read(value, id), isKnown else { return nil }
      return Expectation.Named(id: id, value: value)
    }
  }

  private func knownID(_ id: String, at place: JSONPlace) -> String? {
    if screen.ids[id] != nil || screen.motion.earlierIDs.contains(id) { return id }
    // A view that could not be read has been complained about.
    guard !screen.hasUnreadViews else { return nil }
    let hint =
      screen.ids.isEmpty
      ? "name the view: \"id\": \"\(id)\"" : suggestion(id, screen.ids.keys.sorted())
    error("no view has the id \(id.quoted)", at: place, hint: hint)
    return nil
  }

  /// The elements of what must be an array of arrays.
  private func arrays(_ node: JSONNode, of expected: String, _ name: String) -> [JSONNode] {
    let elements = array(node, of: expected, name)
    if let wrong = elements.first(where: { $0.value.kind != .array }) {
      error("\(name) must be \(expected); this is \(wrong.value.kind)", at: wrong.place)
      return []
    }
    return elements
  }

  private func proposedLengths(_ node: JSONNode, count: Int, _ name: String) -> [Double?]? {
    elements(of: node, count: count, name)?.map { proposedLength($0, "an element of \(name)") }
  }

  private func rect(_ node: JSONNode) -> Rect? {
    proposedLengths(node, count: 4, "a rectangle").map {
      Rect(x: $0[0] ?? .nan, y: $0[1] ?? .nan, width: $0[2] ?? .nan, height: $0[3] ?? .nan)
    }
  }

  private func proposal(_ node: JSONNode) -> ProposedViewSize? {
    proposedLengths(node, count: 2, "a proposal").map {
      ProposedViewSize(width: $0[0], height: $0[1])
    }
  }

  private func guides(
    _ node: JSONNode,
    _ owner: String,
    mayBeNull: Bool
  ) -> [Expectation.Guide] {
    guard node.value.kind == .object else {
      wrongType(node, "an object with a value for each guide", of: owner)
      return []
    }
    return namedMembers(of: node).compactMap { name, value in
      guard let key = guideKey(name, at: .key(in: node.value, name)) else { return nil }
      if mayBeNull, value.value.isNull {
        return Expectation.Guide(name: name, key: key, value: nil)
      }
      return number(value, name.quoted).map {
        Expectation.Guide(name: name, key: key, value: $0)
      }
    }
  }

  /// The guide that a key names; the two `center` guides have names of their own here.
  private func guideKey(_ name: String, at place: JSONPlace) -> AlignmentKey? {
    switch name {
    case "horizontalCenter": return .horizontalCenter
    case "verticalCenter": return .verticalCenter
    default:
      switch guide(name, on: nil) {
      case .success(let key): return key
      case .failure(let problem):
        let hint = name == "center" ? "write horizontalCenter or verticalCenter" : problem.hint
        error(problem.message, at: place, hint: hint)
        return nil
      }
    }
  }
}
