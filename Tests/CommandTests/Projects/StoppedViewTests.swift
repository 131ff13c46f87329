import Foundation
import Testing

/// Views whose code ends the program: in a project they alone are lost.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct StoppedViewTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func writePackage() throws {
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      """
    )
    try scratch.write(
      "Sources/Shop/Shop.swift",
      """
      import SwiftUI
      final class Basket: ObservableObject { @Published var count = 3 }
      struct Badge: View {
        @EnvironmentObject private var basket: Basket
        var body: some View { Text("in the basket: \\(basket.count)") }
      }
      struct Prices: View {
        let prices: [Int]
        var body: some View { Text("price \\(prices[1])") }
      }
      struct Rows: View {
        let names: [String]
        var body: some View {
          ForEach(0..<3) { Text(names[$0]) }
        }
      }
      #Preview("before") { Text("before") }
      #Preview("shelf") {
        let _ = print("said once")
        VStack { Text("Shelf"); Badge(); Badge() }
      }
      #Preview("two") { VStack { Text("Two"); Badge(); Prices(prices: [1]); Prices(prices: [1, 2]) } }
      #Preview("rows") { VStack { Text("Rows"); Rows(names: ["a"]) } }
      #Preview("alone") { Badge() }
      #Preview("outside") {
        let names: [String] = []
        Text(names[0])
      }
      #Preview("given") { Badge().environmentObject(Basket()) }
      """
    )
  }

  @Test func aViewThatEndsTheProgramIsAPlaceholderOnItsScreen() throws {
    try writePackage()
    let run = try SwiftCommand.run("layout . --format outline --text fixed", in: scratch.path)
    #expect(run.status == 70)
    for text in ["before", "Shelf", "Two", "Rows", "in the basket: 3"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output)")
    }
    let stop = "not shown: its code ended the program (Sources/Shop/Shop.swift"
    #expect(run.output.contains("\"Badge\" \(stop):5:"), "\(run.output)")
    #expect(run.output.contains("\"Prices\" \(stop):9:"))
    #expect(run.output.contains("\"Rows\" \(stop):14:"))
    #expect(run.errors.contains("No ObservableObject of type Basket found"))
    #expect(
      run.errors.contains(
        ": warning: 'Badge' could not be shown (its code ended the program): a placeholder is shown"
      )
    )
    #expect(run.errors.components(separatedBy: "said once").count == 2, "\(run.errors)")
    for name in ["alone", "outside"] {
      #expect(run.errors.contains("error: the preview '\(name)' is not shown"), "\(run.errors)")
    }
    #expect(!run.errors.contains("'shelf' is not shown"))
    #expect(run.errors.contains("5 screens: 2 whole, 3 with placeholders"), "\(run.errors)")
  }

  @Test func withoutPlaceholdersTheScreenIsLost() throws {
    try writePackage()
    let run = try SwiftCommand.run("check . --preview shelf", in: scratch.path)
    #expect(run.status == 70)
    #expect(run.errors.contains("error: the preview 'shelf' is not shown"), "\(run.errors)")
    #expect(!run.errors.contains("placeholder is shown"))
  }
}
