import Export
import LayoutCore
import Testing

/// A sanitizer takes its time; `tools/sanitize` defines it.
#if SANITIZED
  private let minutes = 10
#else
  private let minutes = 1
#endif

/// Exports of trees that would overflow a call stack or take for ever in quadratic time.
@Suite(.timeLimit(.minutes(minutes)))
struct LargeTreeTests {
  /// The lengths of a scene's exports, in bytes.
  private func lengths(_ scene: LayoutScene) -> [Int] {
    let result = scene.layout()
    return [
      GeometryDocument.json(result, file: "large.json", style: .indented).count,
      Outline.text(result, file: "large.json").utf8.count,
    ]
  }

  @Test func theDeepestTreeIsWrittenInLinearLength() {
    let levels = ViewTree.maximumDepth / 2 - 1
    let lengths = lengths(
      LayoutScene { builder in
        for _ in 0..<levels {
          builder.open(.modifier(.scaleEffect(x: 0.999, y: 0.999, anchor: .center)))
          builder.open(.zStack(alignment: .center))
        }
        builder.leaf(.color(nil))
      }
    )
    for length in lengths { #expect(length / levels < 4000) }
  }

  @Test func theWidestStackIsWrittenViewByView() {
    let count = 100_000
    let lengths = lengths(
      LayoutScene { builder in
        builder.open(.vStack(alignment: .leading, spacing: 0))
        for _ in 0..<count { builder.leaf(.divider) }
      }
    )
    for length in lengths { #expect(length / count > 30) }
  }

  @Test func manyModifiersOfOneViewAreWrittenOneByOne() {
    let count = 5000
    let lengths = lengths(
      LayoutScene { builder in
        for _ in 0..<count { builder.open(.modifier(.overlay(alignment: .center))) }
        builder.leaf(.divider)
        for _ in 0..<count {
          builder.leaf(.shape(.circle))
          builder.close()
        }
      }
    )
    for length in lengths { #expect(length / count > 50) }
  }
}
