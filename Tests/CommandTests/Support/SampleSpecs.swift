import Foundation
import Testing

/// Small specs for the command to read.
enum SampleSpecs {
  /// A 40 × 20 image in a corner of 100 × 50 points.
  static let good = """
    { "scene": { "width": 100, "height": 50, "displayScale": 2 },
      "view": { "type": "Image", "name": "toast", "size": [40, 20], "id": "toast" },
      "expect": { "frames": { "toast": [30, 15, 40, 20] } } }
    """

  /// A spec that expects something else than it gets.
  static let failing = """
    { "confidence": "derived", "scene": { "width": 100, "height": 50 },
      "view": { "type": "Image", "size": [40, 20], "id": "toast" },
      "expect": { "frames": { "toast": [0, 0, 40, 20] } } }
    """

  /// A spec with one mistake.
  static let bad = """
    { "view": { "type": "Tetx", "content": "Avocado Toast" } }
    """

  /// A file whose cases have nothing to lay out.
  static let rules = """
    { "cases": [{ "name": "sum", "rule": "lineSpacing",
        "given": { "ascent": 1, "descent": 2, "leading": 3 }, "expect": { "result": 6 } }] }
    """

  /// A file of two cases.
  static let cases = """
    { "cases": [
      { "name": "first", "view": { "type": "Color", "id": "green" } },
      { "name": "second", "view": { "type": "Color", "id": "red" } } ] }
    """
}

/// A JSON object of the command's output.
typealias JSONObject = [String: Any]

/// The object that a text holds.
func parse(_ text: String) throws -> JSONObject {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSONObject)
}

/// The members `file` of geometry documents, one a line.
func files(ofLines lines: [String]) throws -> [String] {
  try lines.map { try #require(try parse($0)["file"] as? String) }
}
