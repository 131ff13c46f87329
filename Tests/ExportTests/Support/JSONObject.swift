import Export
import Foundation
import LayoutCore
import Testing

/// A parsed JSON object, to look into a document with.
typealias JSONObject = [String: Any]

extension LayoutScene {
  /// The geometry of the scene as text.
  func geometryText(style: JSONStyle = .indented) -> String {
    let bytes = GeometryDocument.json(layout(), file: "sample.json", style: style)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The geometry of the scene, written and read again.
  func geometry(style: JSONStyle = .compact) throws -> JSONObject {
    try parseObject(Data(geometryText(style: style).utf8))
  }

  /// The views at the top of the scene's geometry.
  func geometryViews() throws -> [JSONObject] {
    try #require(try geometry()["views"] as? [JSONObject])
  }
}

/// Parses the text of a JSON object.
func parseObject(_ data: Data) throws -> JSONObject {
  try #require(try JSONSerialization.jsonObject(with: data) as? JSONObject)
}
