import Foundation
import SpecFormat
import Testing

/// Every key that the reader asks for stands in the vocabulary: one that does not would be refused
/// before it is read.
@Suite struct ReaderKeyTests {
  private static let sources = URL(fileURLWithPath: TestFile.tests)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SpecFrontEnd/SpecFormat").path

  /// The keys in calls such as `member("title", of: node)` and `node.value["title"]`.
  private static func keys(in source: String) -> [String] {
    let call =
      /\("(?<key>[A-Za-z]+)", of: |\.self, "(?<choice>[A-Za-z]+)", of: |\w\["(?<index>[A-Za-z]+)"\]/
    return source.matches(of: call).compactMap { match in
      (match.output.key ?? match.output.choice ?? match.output.index).map { String($0) }
    }
  }

  /// The keys that an object may have, and those of all objects in it.
  private static func names(in object: SpecObject, _ names: inout Set<String>) {
    for field in object.fields {
      names.insert(field.name)
      Self.names(in: field.value, &names)
    }
  }

  private static func names(in value: SpecValue, _ names: inout Set<String>) {
    switch value {
    case .list(let element, _), .map(let element): Self.names(in: element, &names)
    case .object(let object): Self.names(in: object, &names)
    case .either(let values): for value in values { Self.names(in: value, &names) }
    default: break
    }
  }

  @Test func theReaderAsksForNoKeyThatTheVocabularyLacks() throws {
    var known: Set<String> = ["comment"]
    let objects =
      [
        SpecVocabulary.file, SpecVocabulary.specCase, SpecVocabulary.scene, SpecVocabulary.proposal,
        SpecVocabulary.screenEnvironment, SpecVocabulary.expectation,
        SpecVocabulary.ruleExpectation,
        SpecVocabulary.accessibilityNode, SpecVocabulary.chart, SpecVocabulary.edgeInsets,
        SpecVocabulary.twoGuides, SpecObject(SpecVocabulary.commonFields),
        SpecObject(SpecVocabulary.modifiers),
      ] + SpecVocabulary.views.map { SpecObject($0.fields) } + ShapeType.allCases.map(\.object)
      + CanvasItemKind.allCases.map(\.object)
    for object in objects { Self.names(in: object, &known) }
    for value in [
      SpecVocabulary.color, SpecVocabulary.style, SpecVocabulary.canvasFilter,
      SpecVocabulary.canvasShading, SpecVocabulary.animation, SpecVocabulary.transition,
      SpecVocabulary.gesture, .object(SpecVocabulary.completion),
    ] { Self.names(in: value, &known) }

    let files =
      FileManager.default.enumerator(atPath: Self.sources)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    var asked: Set<String> = []
    for file in files
    where ["Controls/", "Reading/", "Styles/", "Vocabulary/"].contains(where: file.hasPrefix) {
      asked.formUnion(
        Self.keys(in: try String(contentsOfFile: Self.sources + "/" + file, encoding: .utf8))
      )
    }
    #expect(asked.count > 100)
    // What a template says of its repetition.
    #expect(asked.subtracting(known).subtracting(["index", "item"]).sorted() == [])
  }
}
