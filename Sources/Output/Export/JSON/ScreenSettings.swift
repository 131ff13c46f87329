public import LayoutCore

/// The settings besides the views that decide a result: the device, the system, the reader's
/// choices, and the program that computed it.
public struct ScreenSettings: Sendable {
  /// The version of the program.
  public static let version = "espalier 0.1.0"

  private let environment: EnvironmentValues
  private let device: String?
  private let text: String?

  /// The settings of a screen.
  ///
  /// - Parameters:
  ///   - scene: The screen.
  ///   - text: The measurer of its text: `fixed` (squares) or `pango` (real fonts); nil if unknown.
  public init(_ scene: LayoutScene, text: String?) {
    environment = scene.environment
    device = scene.device
    self.text = text
  }

  /// Writes them: the environment in the words of spec files.
  func write(to json: inout JSONWriter) {
    json.member("program", ScreenSettings.version)
    if let device { json.member("device", device) }
    json.key("environment")
    json.beginObject()
    json.member("system", environment.system.rawValue)
    json.member("platform", environment.platform.rawValue)
    json.member("userInterfaceIdiom", environment.userInterfaceIdiom.rawValue)
    json.member("horizontalSizeClass", environment.horizontalSizeClass.rawValue)
    json.member("verticalSizeClass", environment.verticalSizeClass.rawValue)
    json.member("layoutDirection", environment.layoutDirection.name)
    json.member("dynamicTypeSize", environment.dynamicTypeSize.rawValue)
    json.member("displayScale", environment.displayScale)
    json.member("locale", environment.locale)
    json.member("colorScheme", environment.drawing.colorScheme.rawValue)
    json.member("colorSchemeContrast", environment.drawing.colorSchemeContrast.rawValue)
    if let text { json.member("text", text) }
    json.endObject()
  }

  // MARK: Schema

  /// The members of a document, for its schema.
  static let members = #"""
        "program": {
          "description": "The program that has written the document, with its version.",
          "type": "string",
          "examples": ["espalier 0.1.0"]
        },
        "device": {
          "description": "The device that shows the screen; left out where a size was stated instead.",
          "type": "string",
          "examples": ["iPhone 16"]
        },
        "environment": {
          "description": "The environment of the root, as far as it decides the result.",
          "$ref": "#/$defs/environment"
        },
    """#

  /// The definition of the environment, for a schema.
  static let definition = #"""
        "environment": {
          "description": "What the root inherits and else decides the result.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "system", "platform", "userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass",
            "layoutDirection", "dynamicTypeSize", "displayScale", "locale", "colorScheme",
            "colorSchemeContrast"
          ],
          "properties": {
            "system": {
              "description": "The system that the screen looks and behaves like.",
              "enum": [\#(names(SystemVersion.self))]
            },
            "platform": {
              "description": "The system whose type sizes apply.",
              "enum": [\#(names(Platform.self))]
            },
            "userInterfaceIdiom": {
              "description": "The kind of device.",
              "enum": [\#(names(UserInterfaceIdiom.self))]
            },
            "horizontalSizeClass": {
              "description": "How much room there is sideways.",
              "enum": [\#(names(UserInterfaceSizeClass.self))]
            },
            "verticalSizeClass": {
              "description": "How much room there is upright.",
              "enum": [\#(names(UserInterfaceSizeClass.self))]
            },
            "layoutDirection": {
              "description": "The direction of the screen; of a comparison that of the screen as it is.",
              "enum": ["leftToRight", "rightToLeft"]
            },
            "dynamicTypeSize": {
              "description": "The text size of the reader.",
              "enum": [\#(names(DynamicTypeSize.self))]
            },
            "displayScale": {
              "description": "Pixels per point.",
              "type": "number",
              "examples": [3]
            },
            "locale": {
              "description": "The language, as a tag.",
              "type": "string",
              "examples": ["en"]
            },
            "colorScheme": {
              "description": "Whether the screen is light or dark.",
              "enum": [\#(names(ColorScheme.self))]
            },
            "colorSchemeContrast": {
              "description": "How far colors are apart.",
              "enum": [\#(names(ColorSchemeContrast.self))]
            },
            "text": {
              "description": "How text is measured: squares, or real fonts.",
              "enum": ["fixed", "pango"]
            }
          }
        },
    """#

  private static func names<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> String {
    Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}
