import SpecFormat
import Testing

/// One mistake hides no other: of two keys with a wrong value each, both are complained about.
@Suite struct SeveralMistakesTests {
  @Test(arguments: VocabularyTests.entries.filter { !$0.field.value.objects.isEmpty })
  func twoWrongKeysOfAnObjectAreBothNamed(_ entry: VocabularyTests.Entry) {
    for object in entry.field.value.objects {
      for (members, messages) in Self.pairs(object.fields, object.minimum ?? [:], entry.file) {
        let all = Set(entry.file(.object(members)).messages)
        let missing = messages.subtracting(all.map(Self.withoutPlace))
        #expect(missing.isEmpty || all.contains { Self.excludes($0) }, "\(members) \(all)")
      }
    }
  }

  /// Two wrong keys, and what is said of each alone.
  private static func pairs(
    _ fields: [SpecField],
    _ minimum: [String: SpecSample],
    _ file: (SpecSample) -> SpecFile
  ) -> [(members: [String: SpecSample], messages: Set<String>)] {
    // What an unknown type takes is not known.
    let wrong = fields.filter { $0.name != "type" }.compactMap {
      field -> (name: String, sample: SpecSample, said: String)? in
      for sample in field.value.wrong(atMost: 50, from: 0) {
        let members = minimum.merging([field.name: sample]) { $1 }
        let errors = file(.object(members)).messages.filter { !$0.hasPrefix("hint: ") }
        // What a key lacks another one may give it.
        if errors.count == 1, !errors[0].contains(" needs ") {
          return (field.name, sample, withoutPlace(errors[0]))
        }
      }
      return nil
    }
    return wrong.indices.flatMap { first in
      wrong.indices.dropFirst(first + 1).map { second in
        let members = minimum.merging([
          wrong[first].name: wrong[first].sample, wrong[second].name: wrong[second].sample,
        ]) { $1 }
        return (members, [wrong[first].said, wrong[second].said])
      }
    }
  }

  private static func withoutPlace(_ message: String) -> String {
    message.firstRange(of: "error: ").map { String(message[$0.lowerBound...]) } ?? message
  }

  /// Whether a message says that two keys exclude each other: which values they should have then is
  /// not known.
  private static func excludes(_ message: String) -> Bool {
    [" either ", "not both", " needs ", " has no "].contains { message.contains($0) }
  }
}

extension SpecValue {
  /// The objects with several keys that may stand here.
  fileprivate var objects: [SpecObject] {
    switch self {
    case .object(let object): object.fields.count > 1 ? [object] : []
    case .either(let values): values.flatMap(\.objects)
    case .defined(let name): SpecValue.definitions[name]?.objects ?? []
    default: []
    }
  }
}
