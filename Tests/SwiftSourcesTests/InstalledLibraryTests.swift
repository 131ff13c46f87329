import Foundation
import Testing

@testable import SwiftSources

/// A library folder that was built elsewhere, and the toolchain that is here.
struct InstalledLibraryTests {
  private let folder: TemporaryFolder
  private let toolchain: Toolchain

  init() throws {
    folder = try TemporaryFolder()
    toolchain = try Toolchain.find()
  }

  private func prepare() -> Failure? {
    do throws(Failure) {
      try LibraryFolder(path: folder.path, checkout: nil).prepare(toolchain) { _ in }
      return nil
    } catch {
      return error
    }
  }

  @Test func aCompilerTellsItsReleaseAndItsLibraries() throws {
    let target = try toolchain.target()
    #expect(target.release.hasPrefix("Swift version 6."))
    #expect(Files.exists(target.resources + "/linux/libswiftCore.so"))
    // It is kept, and the same then.
    #expect(try toolchain.target().resources == target.resources)
  }

  @Test(arguments: [
    "", "{}", #"{"compilerVersion": "Swift version 6"}"#, "\"runtimeResourcePath\": \"",
  ])
  func whatIsNoTargetIsNone(_ printed: String) { #expect(ToolchainTarget(printed) == nil) }

  @Test func theSameReleaseWillDoWhereverItLies() throws {
    try folder.write(try toolchain.target().release, to: "release")
    try folder.write("/nowhere/swift-driver 1 1", to: "toolchain")
    #expect(prepare() == nil)
    let path = try #require(LibrarySearchPath.value)
    #expect(path.hasPrefix(try toolchain.target().resources + "/linux:"))
    #expect(path.contains(try toolchain.hostLibraries()))
  }

  @Test func anotherReleaseIsRefusedAndNamed() throws {
    try folder.write("Swift version 5.0 (swift-5.0-RELEASE)", to: "release")
    let failure = try #require(prepare())
    #expect(failure.status == Failure.unavailable)
    let release = try toolchain.target().release
    #expect(
      failure.text.contains(
        "was built with Swift version 5.0 (swift-5.0-RELEASE), but \(toolchain.compiler) is \(release)"
      )
    )
  }
}
