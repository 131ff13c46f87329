package import Export
internal import LayoutCore
package import SpecFormat
internal import SpecScreens

/// A case as sent to another engine, with the expected answers (`Specs/RUNNING.md`).
package struct EngineCase: Sendable {
  /// The version of the lines that are exchanged.
  package static let version = 1

  /// The direction of one of the two layouts of a case.
  package enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The screen as the spec states it.
    case asStated
    /// The screen with the other direction of layout.
    case opposite
  }

  /// The expectation for a direction.
  struct Expected: Sendable {
    var values: Expectation.Values
    var tolerance: Double
    var moments: [(time: Double, values: Expectation.Values, tolerance: Double)] = []
    /// The expected answer of a rule.
    var result: ProbeValue?
  }

  /// The name of the case among all that are asked.
  package let id: String
  package let features: CaseFeatures
  /// The line that asks the case, with a line feed at its end.
  package let line: [UInt8]
  let spec: Spec
  let expected: [(direction: Direction, expected: Expected)]

  /// Creates the question of a spec; nil for one that expects nothing.
  ///
  /// - Parameter canonical: The spec in its canonical form.
  package init?(_ spec: Spec, _ canonical: CanonicalValue, id: String) {
    let expected = EngineCase.expected(of: spec)
    let wanted = EngineCase.wanted(expected.map(\.expected))
    guard !wanted.isEmpty else { return nil }
    self.id = id
    self.spec = spec
    self.expected = expected
    features = CaseFeatures(canonical, wanted: wanted)
    var json = JSONWriter(.compact)
    json.beginObject()
    json.member("espalier", "case")
    json.key("version")
    json.integer(EngineCase.version)
    json.member("id", id)
    json.key("level")
    json.integer(features.level)
    json.texts("features", features.names)
    if let rule = canonical["rule"]?.string {
      json.member("rule", rule)
      json.key("given")
      json.value(canonical["given"] ?? .object([]))
    } else {
      json.key("spec")
      json.value(canonical.without(["name", "source", "confidence", "expect", "xfail"]))
    }
    json.texts("wanted", wanted)
    json.texts("directions", expected.map(\.direction.rawValue))
    EngineCase.writeMoments(expected.map(\.expected), &json)
    json.endObject()
    line = json.finish()
  }

  // MARK: Requests

  private static func expected(of spec: Spec) -> [(direction: Direction, expected: Expected)] {
    guard let expectation = spec.expectation else { return [] }
    guard let scene = spec.scene else {
      var expected = Expected(values: .init(), tolerance: expectation.tolerance)
      expected.result = expectation.result
      return [(.asStated, expected)]
    }
    var stated = Expected(values: expectation.values, tolerance: expectation.tolerance)
    stated.moments = expectation.moments.map {
      ($0.time, $0.expectation.values, $0.expectation.tolerance)
    }
    let width = mirrorWidth(of: spec, scene)
    let values = expectation.opposite(in: width)
    var opposite = Expected(values: values ?? .init(), tolerance: expectation.tolerance)
    opposite.moments = expectation.moments.compactMap { moment in
      moment.expectation.opposite(in: width).map {
        (moment.time, $0, moment.expectation.tolerance)
      }
    }
    return [(.asStated, stated), (.opposite, opposite)]
      .filter { !wanted([$0.1]).isEmpty }
  }

  /// The width of the space in which the mirror image is taken: the scene's, or where there is but a
  /// proposal that of the root view.
  private static func mirrorWidth(of spec: Spec, _ scene: LayoutScene) -> Double {
    if case .size(let size) = scene.host { return size.width }
    let measurer = FixedTextMeasurer()
    let resting = AnimatedSpec.resting(spec, measurer: measurer) ?? scene
    return LayoutEngine(resting, measurer: measurer).layout().windowSize.width
  }

  /// The keys of `expect` that are asked for in any direction, and `at` if anything is at a time.
  private static func wanted(_ expected: [Expected]) -> [String] {
    var keys: [String] = []
    for expected in expected {
      keys += expected.values.keys
      if expected.result != nil { keys.append("result") }
      if !expected.moments.isEmpty { keys.append("at") }
    }
    var known: Set<String> = []
    return keys.filter { known.insert($0).inserted }
  }

  private static func writeMoments(_ expected: [Expected], _ json: inout JSONWriter) {
    let moments = expected.flatMap(\.moments)
    guard !moments.isEmpty else { return }
    json.key("at")
    json.beginArray()
    for time in Set(moments.map(\.time)).sorted() {
      json.beginObject()
      json.member("time", time)
      let all = moments.filter { $0.time == time }.map {
        Expected(values: $0.values, tolerance: $0.tolerance)
      }
      json.texts("wanted", wanted(all))
      json.endObject()
    }
    json.endArray()
  }
}

extension Expectation {
  /// Returns the expectation for the other direction; nil for none.
  fileprivate func opposite(in width: Double) -> Values? {
    switch opposite {
    case .skipped: nil
    case .values(let values): values
    case .mirrored: values.mirrored(in: width)
    }
  }
}

extension JSONWriter {
  /// Writes a key and a list of texts on one line.
  package mutating func texts(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginRow()
    for text in texts { string(text) }
    endRow()
  }
}
