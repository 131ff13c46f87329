import Foundation
import Testing
import ViewValues

@testable import Assets

/// Sizes of images that runs leave to later ones.
@Suite struct ImageSizesTests {
  /// A drawing of the checkout, which has not changed since a moment ago.
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Specs/Swift/Assets.xcassets/20x20_avocado.imageset")
    .standardizedFileURL.path

  private var drawing: String { folder + "/20x20_avocado.svg" }

  /// Where sizes are kept, until a test has ended.
  private let kept: ResourceFolder
  private var path: String { kept.path + "/images" }

  init() throws { kept = try ResourceFolder(["images": ""]) }

  private func catalogue() -> AssetCatalogue {
    AssetCatalogue(folders: [], sizes: ImageSizes(path: path)) { Issue.record("\($0)") }
  }

  @Test func aLaterRunHasTheSizeWithoutReadingTheImage() throws {
    let file = try #require(ImageSizes.identity(ofFile: drawing))
    // Not the drawing's own, which only the image itself could say.
    let size = Size(width: 12.25, height: 1 / 3.0)
    ImageSizes(path: path).keep(size, of: file)
    #expect(ImageSizes(path: path).size(of: file) == size)
    #expect(catalogue().size(ofFile: drawing) == size)
  }

  @Test func theFirstRunKeepsWhatItReads() throws {
    let file = try #require(ImageSizes.identity(ofFile: drawing))
    #expect(catalogue().size(ofFile: drawing) == Size(width: 20, height: 20))
    #expect(ImageSizes(path: path).size(of: file) == Size(width: 20, height: 20))
    // Once is enough.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    ImageSizes(path: path).keep(Size(width: 20, height: 20), of: file)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func aFileThatMightStillChangeIsReadEachTime() throws {
    let fresh = try ResourceFolder(["new.svg": ResourceFolder.drawing(5, 6)])
    #expect(ImageSizes.identity(ofFile: fresh.path + "/new.svg") == nil)
    #expect(ImageSizes.identity(ofFile: fresh.path + "/none.svg") == nil)
    withExtendedLifetime(fresh) {}
  }

  @Test(arguments: [
    "", "\n\n", "zz 1 2 3 4 5 6\n", "1 2 3\n", "1 2 3 4 5 7ff8000000000000 0\n",
    "1 2 3 4 5 bff0000000000000 0\n", "\u{0}\u{FFFD}",
  ])
  func whatNoProgramHasWrittenCountsForNothing(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let file = try #require(ImageSizes.identity(ofFile: drawing))
    let sizes = ImageSizes(path: path)
    #expect(sizes.size(of: file) == nil)
    sizes.keep(Size(width: 20, height: 20), of: file)
    #expect(sizes.size(of: file) == Size(width: 20, height: 20))
  }

  @Test func whatCannotBeWrittenIsNotMissed() throws {
    let file = try #require(ImageSizes.identity(ofFile: drawing))
    let sizes = ImageSizes(path: "/proc/none/images")
    sizes.keep(Size(width: 1, height: 1), of: file)
    #expect(sizes.size(of: file) == Size(width: 1, height: 1))
  }
}
