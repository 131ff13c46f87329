import Testing

/// Words of the program's own bundle, as code asks for them (V11.1).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct BundleWordTests {
  private func words(_ files: [String: String], locale: String) throws -> [String] {
    let scratch = try ScratchFolder()
    for (path, text) in files { try scratch.write(path, text) }
    try scratch.write(
      "Card.swift",
      #"""
      import SwiftUI
      #Preview {
        VStack {
          Text("greet")
          Text(verbatim: Bundle.main.localizedString(forKey: "greet", value: nil, table: nil))
          Text(verbatim: Bundle.main.localizedString(forKey: "no", value: "fallback", table: "T"))
          Text(verbatim: "of " + Bundle.main.preferredLocalizations.joined(separator: " "))
          Text(verbatim: "from " + Bundle.preferredLocalizations(from: ["fr", "en"]).joined())
        }
      }
      """#
    )
    let run = try SwiftCommand.run(
      "layout Card.swift --text fixed --format outline --locale \(locale)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 ? String(parts[1]) : nil
    }
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"greet": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
    """

  @Test(arguments: [("en", "Hello", "en"), ("de-AT", "Hallo", "de"), ("sv", "Hello", "en")])
  func codeFindsWhatViewsFind(_ locale: String, _ greeting: String, _ language: String) throws {
    #expect(
      try words(["Localizable.xcstrings": Self.catalogue], locale: locale)
        == [greeting, greeting, "fallback", "of \(language)", "from en"]
    )
  }

  @Test func theOnlyLanguageIsThatOfEverybody() throws {
    #expect(
      try words(["sv.lproj/Localizable.strings": #"greet = "Hej";"#], locale: "en")
        == ["Hej", "Hej", "fallback", "of sv", "from en"]
    )
  }
}
