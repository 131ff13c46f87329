import ProjectModel
import Testing

@testable import SwiftSources

/// The files that a target of an Xcode project leaves out (V21.5).
struct XcodeFilterTests {
  /// A project with two entries of one name, of which one is for another device, and a folder that is taken wholly.
  private func project(settings: String) -> String {
    """
    {
      objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1; platformFilter = ios; };
        A2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (xros, macos); };
        A3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = Phone/Entry.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Vision/Entry.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, F3, G2); sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Whole;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          platformFiltersByRelativePath = {"Sub/Wrist.swift" = (watchos); Both.swift = (ios, macos); }; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2, A3); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1);
          productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (G2);
          buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        P = {isa = PBXProject; mainGroup = G1; projectDirPath = ""; targets = (T1); };
      };
      rootObject = P;
    }
    """
  }

  /// The names of the target's files, with the folders that they are in.
  private func files(settings: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(project(settings: settings), to: "App.xcodeproj/project.pbxproj")
    for file in [
      "Phone/Entry.swift", "Vision/Entry.swift", "Row.swift", "Whole/Both.swift",
      "Whole/Plain.swift", "Whole/Sub/Wrist.swift",
    ] { try folder.write("", to: file) }
    let project = try #require(XcodeProject(path: folder.path + "/App.xcodeproj"))
    let module = try #require(project.modules(path: folder.path).first)
    return module.files.map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  @Test func filesForOtherDevicesAreLeftOut() throws {
    #expect(
      try files(settings: #"SUPPORTED_PLATFORMS = "iphoneos iphonesimulator xros";"#)
        == ["Phone/Entry.swift", "Row.swift", "Whole/Both.swift", "Whole/Plain.swift"]
    )
  }

  @Test func aTargetForAMacHasTheFilesForAMac() throws {
    #expect(
      try files(settings: "SDKROOT = macosx;")
        == ["Row.swift", "Vision/Entry.swift", "Whole/Both.swift", "Whole/Plain.swift"]
    )
  }

  @Test func excludedNamesAreLeftOutUnlessTheyAreIncluded() throws {
    #expect(
      try files(
        settings: """
          EXCLUDED_SOURCE_FILE_NAMES = "Whole/* Row.swift";
          "EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]" = "*"; INCLUDED_SOURCE_FILE_NAMES = Plain.swift;
          """
      ) == ["Phone/Entry.swift", "Whole/Plain.swift"]
    )
  }
}
