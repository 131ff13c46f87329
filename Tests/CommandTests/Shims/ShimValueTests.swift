import Foundation
import Testing

/// Values of the modules that real files import beside SwiftUI.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ShimValueTests {
  /// Values of UIKit and Foundation that sources keep, describe, calculate and look for.
  @Test func valuesOfUIKitAreWhatTheySay() throws {
    let scratch = try ScratchFolder()
    try scratch.write("app/data.json", "{}")
    try scratch.write(
      "app/Kit.swift",
      """
      import SwiftUI
      import UIKit
      @MainActor func words() -> [String] {
        let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
        let data = try? NSKeyedArchiver.archivedData(
          withRootObject: color,
          requiringSecureCoding: true
        )
        let again = data.flatMap {
          try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0)
        }
        let urls = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []
        let names: [String] = urls.map(\\.lastPathComponent)
        let image = UIImage(cgImage: CGImage(_width: 40, height: 20), scale: 2, orientation: .up)
        let half = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        let bar = UISearchBar()
        bar.barStyle = .black
        bar.searchTextField.text = "kept"
        let sum = NSExpression(format: "2*(3+4)")
        return [
          "color \\(again == color)",
          "files \\(names)",
          "image \\(image.size) \\(half?.width ?? 0)",
          "bar \\(bar.barStyle == .black) \\(bar.searchTextField.text ?? "")",
          "sum \\(sum.expressionValue(with: nil, context: nil) as? Int ?? 0)",
          "rect \\(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription)",
        ]
      }
      #Preview { ForEach(words(), id: \\.self) { Text(verbatim: $0).foregroundColor(Color(.white)) } }
      """
    )
    let run = try SwiftCommand.run("layout app --text fixed --format outline", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for words in [
      "color true", "files [\\\"data.json\\\"]", "image (20.0, 10.0) 20", "bar true kept", "sum 14",
      "rect (1.0, 2.0, 3.0, 4.0)",
    ] {
      #expect(run.output.contains("\"\(words)"), "\(words)")
    }
  }
}
