internal import Export
package import LayoutCore
package import SpecFormat

/// A laid-out screen as a spec with the same layout and accessibility tree, or the reasons why there
/// is none.
package struct WrittenScreen: Sendable {
  /// The reason why a screen cannot be written as a spec.
  package struct Problem: Hashable, Sendable {
    /// The position of the view or modifier in the view tree; nil for the screen as a whole.
    package let node: Int?
    /// The reason, in words.
    package let message: String
  }

  /// The spec, as one of the format; nil if there are problems.
  package let spec: CanonicalValue?
  /// The reasons why there is no spec.
  package let problems: [Problem]

  /// Writes a screen, reads what is written, and compares the layouts and accessibility trees of both.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - result: Its layout.
  ///   - text: The kind of the measurer, for the spec.
  ///   - measurer: The measurer by which the screen was laid out.
  package init(
    _ screen: Spec,
    _ result: LayoutResult,
    text: TextMeasurerKind,
    measurer: any TextMeasurer
  ) {
    self = WrittenScreen.written(screen, result, text, measurer)
  }

  private init(_ spec: CanonicalValue?, problems: [Problem]) {
    (self.spec, self.problems) = (spec, problems)
  }

  private static func written(
    _ screen: Spec,
    _ result: LayoutResult,
    _ text: TextMeasurerKind,
    _ measurer: any TextMeasurer
  ) -> WrittenScreen {
    var difference: String?
    // A formula does not tell heights from baselines: the first reading that is right counts.
    for height in GuideFormula.Height.allCases {
      let writer = ScreenWriter(result, height)
      let written = value(of: screen, result, text, writer)
      guard writer.refusals.isEmpty else {
        let problems = writer.refusals.map { Problem(node: $0.node, message: $0.message) }
        return WrittenScreen(nil, problems: problems)
      }
      let found = self.difference(
        between: result,
        and: written,
        SharedScreen.Allowance(omitted: writer.omitted, shapes: writer.shapes),
        measurer
      )
      guard let found else { return WrittenScreen(written, problems: []) }
      difference = difference ?? found
    }
    return WrittenScreen(nil, problems: [Problem(node: nil, message: difference ?? "")])
  }

  // MARK: Writing

  private static func value(
    of screen: Spec,
    _ result: LayoutResult,
    _ text: TextMeasurerKind,
    _ writer: ScreenWriter
  ) -> CanonicalValue {
    let scene = result.scene
    var members: [CanonicalValue.Member] = []
    members.add("name", text: screen.name)
    var surroundings: [CanonicalValue.Member] = []
    switch scene.host {
    case .size(let size):
      surroundings.add("width", number: size.width)
      surroundings.add("height", number: size.height)
    case .proposal(let proposal):
      let lengths = [("width", proposal.width), ("height", proposal.height)]
      members.add(
        "proposal",
        .object(lengths.map { .init($0.0, $0.1.map { .number($0) } ?? .null) })
      )
    }
    surroundings.add("safeArea", CanonicalValue(scene.safeArea))
    surroundings.add("keyboard", number: scene.keyboardHeight)
    if screen.reducesMotion { surroundings.add("reduceMotion", .yes) }
    members.add("scene", .object(surroundings))
    members.add("environment", environment(scene.environment, text, writer))
    members.add("alignments", writer.alignments())
    members.add("view", writer.root(in: scene.environment))
    return .object(members)
  }

  private static func environment(
    _ values: EnvironmentValues,
    _ text: TextMeasurerKind,
    _ writer: ScreenWriter
  ) -> CanonicalValue {
    var before = EnvironmentValues()
    (before.system, before.deploymentTarget) = (values.system, values.deploymentTarget)
    var members: [CanonicalValue.Member] = [
      .init("system", .string(values.system.rawValue)), .init("text", .string(text.rawValue)),
    ]
    do throws(Unwritable) {
      members += try writer.environment(from: before, to: values)
    } catch {
      writer.refuse(error.message, at: 0)
    }
    return .object(members)
  }

  // MARK: Reading it back

  private static func difference(
    between result: LayoutResult,
    and written: CanonicalValue,
    _ allowance: SharedScreen.Allowance,
    _ measurer: any TextMeasurer
  ) -> String? {
    let file = SpecFile(bytes: written.without(["name"]).json(.compact), name: "the written spec")
    if let error = file.diagnostics.first(where: { $0.severity == .error }) {
      return "the written spec cannot be read: \(error.message)"
    }
    guard let scene = file.specs.first?.scene else { return "the written spec has no screen" }
    let read = scene.layout(measurer: measurer)
    let documents = (SharedScreen(result, allowance), SharedScreen(read, allowance))
    return documents.0.difference(from: documents.1)
      .map { "the written spec would differ: \($0)" }
  }
}
