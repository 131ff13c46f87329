import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// A case of `time-cases.json` about where views are shown while they move.
struct FrameCase: CustomTestStringConvertible, @unchecked Sendable {
  // Read once from a file, and never changed.
  let id: String
  let sample: Double
  /// What changes at 0: with which animation, nil for without.
  let animation: SwiftUI.Animation?
  let expected: [String: [Double]]
  let tolerance: Double

  var testDescription: String { id }

  static let all: [FrameCase] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("AnimationCoreTests/time-cases.json")
    guard let data = try? Data(contentsOf: file),
      let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return cases.compactMap(FrameCase.init)
  }()

  private init?(_ object: [String: Any]) {
    guard let input = object["input"] as? [String: Any], input["op"] as? String == "frames",
      let id = object["id"] as? String, let sample = input["sample"] as? Double,
      let changes = input["changes"] as? [[String: Any]], changes.count == 1,
      let expected = object["expect"] as? [String: [Double]],
      let tolerance = object["tolerance"] as? Double
    else { return nil }
    (self.id, self.sample, self.expected, self.tolerance) = (id, sample, expected, tolerance)
    let animation = changes[0]["withAnimation"] as? [String: Double]
    self.animation =
      animation?["linear"].map { .linear(duration: $0) }
      ?? animation?["easeInOut"].map { .easeInOut(duration: $0) }
  }
}

/// A square that the cases call by its colour.
func square(_ color: SwiftUI.Color, _ id: String, width: CGFloat, height: CGFloat)
  -> some SwiftUI.View
{
  color.id(id).frame(width: width, height: height)
}

/// Five rows with a curve each, of which the cases look at three.
struct CurveRows: SwiftUI.View {
  let isOn: Bool
  private let animations: [SwiftUI.Animation] = [
    .linear(duration: 2), .easeIn(duration: 2), .easeOut(duration: 2), .easeInOut(duration: 2),
    .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 2),
  ]

  var body: some SwiftUI.View {
    VStack(spacing: 10) {
      ForEach(0..<5) { row in
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            SwiftUI.Color.black.opacity(0.1)
            square(.red, "row\(row).square", width: 20, height: 20)
              .offset(x: isOn ? geometry.size.width - 20 : 0)
          }
        }
        .frame(height: 20)
        .animation(animations[row], value: isOn)
      }
    }
    .padding()
    .frame(width: 200, height: 200)
  }
}
