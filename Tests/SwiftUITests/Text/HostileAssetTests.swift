import Foundation
import Testing
import ViewGraph

@testable import Assets
@testable import SwiftUI

extension SharedCatalogueTests {
  /// Tables and catalogues that nobody means well with.
  @MainActor struct HostileAssetTests {
    private func english() -> SwiftUI.EnvironmentValues {
      var environment = SwiftUI.EnvironmentValues()
      environment.locale = Locale(identifier: "en_US")
      return environment
    }

    private func substitution(_ name: String, _ number: String, _ words: String) -> String {
      """
      "\(name)": {"argNum": \(number), "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"value": "\(words)"}}}}}
      """
    }

    private func catalogue(_ value: String, _ substitutions: [String]) throws -> ResourceFolder {
      try ResourceFolder([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld birds": {"localizations": {
          "en": {"stringUnit": {"value": "\(value)"},
            "substitutions": {\(substitutions.joined(separator: ","))}}}}}}
        """
      ])
    }

    private func words(_ folder: ResourceFolder) -> String {
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      return Text("\(3) birds").string(in: english())
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0", "-1", "1001"])
    func anArgumentThatNobodyHasIsTheNextOne(_ number: String) throws {
      let parts = [substitution("birds", number, "%arg in all")]
      #expect(try words(catalogue("%#@birds@", parts)) == "3 in all")
      #expect(!(try words(catalogue("%\(number)$#@birds@ %\(number)$lld", parts))).isEmpty)
    }

    /// Twenty parts that each have all others in them would be 20⁸ parts.
    @Test func partsWithinPartsComeToAnEnd() throws {
      let names = (0..<20).map { "p\($0)" }
      let all = names.map { "%#@\($0)@" }.joined()
      let folder = try catalogue(all, names.map { substitution($0, "1", "x\(all)") })
      let start = ContinuousClock.now
      #expect(words(folder).hasPrefix("xxx"))
      #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func aSparseTableIsNotRead() throws {
      let folder = try ResourceFolder(["en.lproj/Localizable.strings": #""greet" = "Hello";"#])
      #expect(truncate(folder.path + "/en.lproj/Localizable.strings", 3_000_000_000) == 0)
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      let start = ContinuousClock.now
      #expect(Text("greet").string(in: english()) == "greet")
      #expect(ContinuousClock.now - start < .seconds(1))
    }

    /// Two links to their own folder are 2¹² ways of 12 steps.
    @Test func linksToFoldersAroundAreNotFollowed() throws {
      let folder = try ResourceFolder(["App/words.strings": "", "Beside/beside.strings": ""])
      for (name, target) in [("a", "."), ("b", "."), ("up", ".."), ("root", "/")] {
        #expect(symlink(target, "\(folder.path)/App/\(name)") == 0)
      }
      #expect(symlink("../Beside", "\(folder.path)/App/Aside") == 0)
      let index = AssetIndex(folders: [folder.path + "/App"])
      #expect(index.tables.keys.sorted() == ["beside", "words"])
      #expect(index.tables["words"]?[""]?.strings.count == 1)
    }

    /// A page that Poppler would show as a sheet of letter paper.
    @Test(arguments: ["nan nan nan nan", "0 0 inf 10", "0 0 1e300 5", "0 0 20 10"])
    func aPageHasANumberForItsSize(_ box: String) throws {
      let folder = try ResourceFolder([
        "a.pdf": """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [\(box)]>> endobj
        trailer <</Root 1 0 R>>
        """
      ])
      let warnings = Warnings()
      let catalogue = AssetCatalogue(folders: [folder.path]) { warnings.append($0) }
      let size = catalogue.size(ofFile: folder.path + "/a.pdf")
      let isSize = box == "0 0 20 10"
      #expect(size.map { [$0.width, $0.height] } == (isSize ? [20, 10] : nil))
      let warning = "\(folder.path)/a.pdf: warning: no image that can be read; nothing is shown"
      #expect(warnings.all == (isSize ? [] : [warning]))
    }
  }
}
