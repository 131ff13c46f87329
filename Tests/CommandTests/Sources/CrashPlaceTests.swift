import Testing

/// A crash in what a preview does itself is placed at its line, however many the preview has.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct CrashPlaceTests {
  @Test func crashesInPreviewsOfSeveralLinesNameTheirs() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "previews.swift",
      #"""
      import SwiftUI
      let none: [Int] = []
      #Preview("in a view") {
        VStack {
          Text("a")

          HStack {
            Text("b")
            Text("\(none[4])")
          }
        }
      }
      #Preview("in a statement", traits: .sizeThatFitsLayout) {
        let words = ["a", "b"]
        let word =
          words[7]

        Text(word)
      }
      #Preview("in a closure") {
        Text("c")
          .onAppear {
            let number: Int? = none.first

            print(number!)
          }
      }
      #Preview("in a returned view") {
        // Xcode's older previews return.
        let value = 3
        return Text(
          "\(value / none.count)"
        )
      }
      struct Parts_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Text("first")
            Text(
              verbatim: ["x"][2]
            )
          }
        }
      }
      #Preview("fine") { Text("fine") }
      """#
    )
    let run = try SwiftCommand.run("layout previews.swift --text fixed", in: scratch.path)
    #expect(run.status == 70)
    #expect(run.output.contains("\"previews.swift#fine\""))
    let places = run.errorLines.filter { $0.contains("error: the program stopped here") }
      .compactMap { $0.split(separator: ":").dropFirst().first.map(String.init) }
    // Previews are listed before they are shown, and a provider makes its views when it is listed.
    #expect(places == ["40", "9", "16", "25", "32"], "\(run.errors)")
  }
}
