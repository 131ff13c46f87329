import Testing

@testable import SwiftSources

struct XcodeProjectTests {
  /// A project with an application and a helper; `Views/Row.swift` is in a group without a folder.
  private let project = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Row.swift */; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        A3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = Views/Row.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "My App.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = App/Other/Row.swift; sourceTree = SOURCE_ROOT; };
        G1 = {isa = PBXGroup; children = (G2, G4); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, G3, F3, ); path = App; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F1); name = Views; sourceTree = "<group>"; };
        G4 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Whole;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Info.plist, Sub/Left.swift); };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2); };
        S2 = {isa = PBXSourcesBuildPhase; files = (A3); };
        T1 = {isa = PBXNativeTarget; buildPhases = (S1); fileSystemSynchronizedGroups = (G4); };
        T2 = {isa = PBXNativeTarget; buildPhases = (S2); };
        P = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1, T2); };
      };
      rootObject = P;
    }
    """

  private func folder(_ files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(project, to: "Card.xcodeproj/project.pbxproj")
    for file in files { try folder.write("", to: file) }
    return folder
  }

  @Test func filesThatNoTargetHasAreLeftOut() throws {
    let folder = try folder(["App/My App.swift", "App/Views/Row.swift", "App/Tried.swift"])
    let module = try #require(SwiftModule(folder.path + "/App"))
    #expect(
      module.files.map { $0.dropFirst(folder.path.count) } == [
        "/App/My App.swift", "/App/Views/Row.swift",
      ]
    )
    #expect(
      module.remark
        == "1 file is left out that is no source of a target of Card.xcodeproj: Tried.swift"
    )
  }

  @Test func ofTwoFilesOfANameThatOfTheTargetWithMostStays() throws {
    let folder = try folder(["App/My App.swift", "App/Views/Row.swift", "App/Other/Row.swift"])
    let module = try #require(SwiftModule(folder.path + "/App"))
    #expect(
      module.files.map { $0.dropFirst(folder.path.count) } == [
        "/App/My App.swift", "/App/Views/Row.swift",
      ]
    )
  }

  @Test func aFolderThatATargetTakesWhollyHasItsExceptions() throws {
    let folder = try folder(["Whole/A.swift", "Whole/Sub/B.swift", "Whole/Sub/Left.swift"])
    let module = try #require(SwiftModule(folder.path + "/Whole"))
    #expect(
      module.files.map { $0.dropFirst(folder.path.count) } == [
        "/Whole/A.swift", "/Whole/Sub/B.swift",
      ]
    )
  }

  @Test func aProjectThatKnowsNoneOfTheFilesLeavesAllOfThem() throws {
    let folder = try folder(["Notes/A.swift"])
    let module = try #require(SwiftModule(folder.path + "/Notes"))
    #expect(module.files.count == 1)
    #expect(module.remark == nil)
  }

  /// A project with catalogues and words from a folder that two applications share.
  private let sharing = """
    {
      objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        A3 = {isa = PBXBuildFile; fileRef = V1; };
        A4 = {isa = PBXBuildFile; fileRef = F5; };
        A5 = {isa = PBXBuildFile; fileRef = F6; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = Shared.xcassets; path = ../../Shared/Shared.xcassets;
          sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = ../../Shared/de.lproj/Localizable.strings;
          sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = ../../Shared/en.lproj/Localizable.strings;
          sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = ../../Shared/gone.json; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3, F4); name = Localizable.strings;
          sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, F2, V1, F5, F6); path = App; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1); };
        R1 = {isa = PBXResourcesBuildPhase; files = (A2, A3, A4, A5); };
        T1 = {isa = PBXNativeTarget; buildPhases = (S1, R1); };
        P = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1); };
      };
      rootObject = P;
    }
    """

  @Test func resourcesFromElsewhereAreThoseOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(sharing, to: "Card/Card.xcodeproj/project.pbxproj")
    for file in [
      "Card/App/App.swift", "Card/App/Assets.xcassets/Contents.json",
      "Shared/Shared.xcassets/logo.imageset/Contents.json", "Shared/de.lproj/Localizable.strings",
      "Shared/en.lproj/Localizable.strings", "Shared/unused.json",
    ] { try folder.write("{}", to: file) }
    let expected = [
      "/Shared/Shared.xcassets", "/Shared/de.lproj/Localizable.strings",
      "/Shared/en.lproj/Localizable.strings",
    ]
    for path in ["/Card/App", "/Card/App/App.swift"] {
      let module = try #require(SwiftModule(folder.path + path))
      #expect(module.resources.map { String($0.dropFirst(folder.path.count)) } == expected)
      let names = ResourceSets(besideSourcesIn: folder.path + "/Card/App", and: module.resources)
      #expect(names.source(bundle: "Bundle.main").contains("`logo`"))
      let bundle = folder.path + "/Screen.app"
      try Files.makeFolder(bundle)
      BundleFolder(bundle, of: module).fill()
      #expect(folder.names(in: "Screen.app") == ["Info.plist", "de.lproj", "en.lproj"])
      let watched = SwiftModule.resources(beside: folder.path + path)
      #expect(watched.files.contains(folder.path + "/Shared/en.lproj/Localizable.strings"))
      #expect(watched.folders.contains(folder.path + "/Shared/Shared.xcassets"))
    }
  }

  @Test(arguments: ["", "{", "{ a = ( b", "{ objects = {}; }", "\"", "/* ", "{ a = \"\\", "((((("])
  func aProjectThatCannotBeReadLeavesAllFiles(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Card.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/A.swift")
    #expect(try #require(SwiftModule(folder.path + "/App")).files.count == 1)
  }

  /// Each group's path is a part of the next one's: all of them together would be 1.25 GB.
  @Test func groupsWithinGroupsHaveNoLongerPathsThanTheSystem() throws {
    let count = 50_000
    let groups = (0..<count).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1), F); path = a; sourceTree = \"<group>\"; };"
    }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { objects = { \(groups.joined(separator: "\n"))
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        P = {isa = PBXProject; mainGroup = G0; }; }; rootObject = P; }
      """,
      to: "Deep.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "App/A.swift")
    let start = ContinuousClock.now
    #expect(try #require(SwiftModule(folder.path + "/App")).files.count == 1)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  /// A target that takes all of the disk takes nothing.
  @Test func foldersAroundAProjectAreNotItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { objects = {
        G1 = {isa = PBXGroup; children = (G2, F2); sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = "/"; sourceTree = "<absolute>"; };
        F2 = {isa = PBXFileReference; path = ".."; sourceTree = "<group>"; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        S1 = {isa = PBXResourcesBuildPhase; files = (A2); };
        T1 = {isa = PBXNativeTarget; buildPhases = (S1); fileSystemSynchronizedGroups = (G2); };
        P = {isa = PBXProject; mainGroup = G1; targets = (T1); };
      }; rootObject = P; }
      """,
      to: "All.xcodeproj/project.pbxproj"
    )
    try folder.write("", to: "App/A.swift")
    let module = try #require(SwiftModule(folder.path + "/App"))
    #expect(module.files.count == 1)
    #expect(module.resources.isEmpty)
  }
}
