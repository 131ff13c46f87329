import Testing

@testable import SwiftSources

@Suite struct ResourceSetTests {
  @Test func resourcesHaveTheNamesThatXcodeGives() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("App/A.xcassets/20x20_avocado.imageset/Contents.json", "{}"),
      ("App/A.xcassets/toast photo.imageset/Contents.json", "{}"),
      ("App/A.xcassets/HeroImage.imageset/Contents.json", "{}"),
      ("App/A.xcassets/In/Contents.json", #"{"properties": {"provides-namespace" : true}}"#),
      ("App/A.xcassets/In/red.colorset/Contents.json", "{}"),
      ("App/A.xcassets/Group/BrandColor.colorset/Contents.json", "{}"),
      ("App/A.xcassets/bolt.symbolset/Contents.json", "{}"),
      ("Outer.xcassets/outer.imageset/Contents.json", "{}"),
      ("Package.swift", ""),
      ("Other/B.xcassets/other.imageset/Contents.json", "{}"),
    ] {
      try folder.write(text, to: path)
    }
    let source = ResourceSets(besideSourcesIn: folder.path + "/App").source(bundle: "Bundle.main")
    for name in [
      "`_20x20Avocado`", "`toastPhoto`", "`hero`", "`bolt`", "`outer`",
      "SwiftUI.ColorResource.`In` {\nstatic var `red`",
    ] {
      #expect(source.contains(name))
    }
    #expect(
      source.contains(
        "static var `brand`: SwiftUI.Color { .init(\"BrandColor\", bundle: Bundle.main) }"
      )
    )
    #expect(!source.contains("`other`"))
    let others = [folder.path + "/Other/B.xcassets", folder.path + "/Package.swift"]
    let named = ResourceSets(besideSourcesIn: folder.path + "/App", and: others)
      .source(bundle: "Bundle.main")
    #expect(named.contains("`other`") && named.contains("`outer`"))
  }

  /// Sets that have no name in Swift are found by their own; those of which the name is no text are not.
  @Test func namesThatAreNoneOfSwiftsAreSaid() throws {
    let folder = try TemporaryFolder()
    for name in [
      "+", "Any", "Type", "self", "1", "Image", "+Image", "²", "two\nlines", "es\u{1B}[1mcape",
    ] {
      try folder.write("{}", to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let isNamespace = #"{"properties": {"provides-namespace": true}}"#
    try folder.write(isNamespace, to: "A.xcassets/--/Contents.json")
    try folder.write("{}", to: "A.xcassets/--/blue.colorset/Contents.json")
    let sets = ResourceSets(besideSourcesIn: folder.path)
    #expect(
      sets.remarks == [
        "warning: sets of catalogues without a letter in their names have no name in Swift; they are found by "
          + "Image(\"…\") and Color(\"…\") alone: '+', '+Image', '²', '--/blue'",
        "warning: sets of catalogues with names that are not UTF-8 or have line feeds are left out: "
          + "'two?lines.imageset'",
      ]
    )
    let source = sets.source(bundle: "Bundle.main")
    for name in ["`any`", "`type`", "`self`", "`_1`", "`image`"] { #expect(source.contains(name)) }
    #expect(!source.contains("lines"))
    #expect(ResourceSets().remarks.isEmpty)
  }

  @Test func withoutCataloguesThereIsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    #expect(ResourceSets(besideSourcesIn: folder.path).source(bundle: "Bundle.main").isEmpty)
  }
}
