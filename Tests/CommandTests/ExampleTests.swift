import Foundation
import Testing

/// The example packages, built with the modules that stand beside the tests.
@Suite struct ExampleTests {
  @Test func layoutsOfOnesOwnTakePartInATree() throws {
    let scratch = try ScratchFolder()
    let program = scratch.path + "/layouts"
    let build = try Espalier.shell(
      """
      PATH="$PATH:\(Self.toolchain)"
      modules="$(dirname "$espalier")"
      swiftc -swift-version 6 -warnings-as-errors \(Self.sanitizer) \
        -I "$modules/Modules" -o "\(program)" \
        "\(Self.examples)"/CustomLayouts/Sources/CustomLayouts/*.swift \
        "$modules"/LayoutCore.build/*.o "$modules"/ViewValues.build/*.o
      """
    )
    try #require(build.status == 0, "\(build.errors)")
    let run = try Espalier.shell(program)
    #expect(run.status == 0)
    // Derived by hand: rows of at most 150 points; cells of 50; a circle with a radius of 45 whose
    // third of four places is free.
    #expect(
      run.output == """
        leftToRight
          flow: 25.0, 0.0, 150.0, 60.0
          a: 25.0, 0.0, 80.0, 20.0
          b: 115.0, 0.0, 60.0, 20.0
          c: 25.0, 30.0, 70.0, 30.0
          d: 105.0, 30.0, 40.0, 10.0
          buttons: 25.0, 70.0, 108.0, 20.0
          no: 35.0, 70.0, 30.0, 20.0
          perhaps: 83.0, 70.0, 50.0, 20.0
          circle: 25.0, 100.0, 100.0, 100.0
          north: 70.0, 100.0, 10.0, 10.0
          east: 115.0, 145.0, 10.0, 10.0
          west: 25.0, 145.0, 10.0, 10.0
        rightToLeft
          flow: 25.0, 0.0, 150.0, 60.0
          a: 95.0, 0.0, 80.0, 20.0
          b: 25.0, 0.0, 60.0, 20.0
          c: 105.0, 30.0, 70.0, 30.0
          d: 55.0, 30.0, 40.0, 10.0
          buttons: 67.0, 70.0, 108.0, 20.0
          no: 135.0, 70.0, 30.0, 20.0
          perhaps: 67.0, 70.0, 50.0, 20.0
          circle: 75.0, 100.0, 100.0, 100.0
          north: 120.0, 100.0, 10.0, 10.0
          east: 75.0, 145.0, 10.0, 10.0
          west: 165.0, 145.0, 10.0, 10.0

        """
    )
  }

  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("tools/examples").path

  /// The option for modules that were built with a sanitizer (`tools/sanitize`).
  private static let sanitizer =
    ProcessInfo.processInfo.environment["ESPALIER_SANITIZER"].map { "-sanitize=\($0)" } ?? ""

  /// The folders in which the compiler may be.
  private static let toolchain = ProcessInfo.processInfo.environment["PATH"] ?? ""
}
