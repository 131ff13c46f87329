internal import Foundation
internal import ViewValues

/// The list of a colour set of a catalogue.
struct ColorSet: Decodable {
  private let colors: [Version]

  private struct Version: Decodable, AssetVersion {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let locale: String?
    let color: Definition?
    var direction: String? { nil }
  }

  private struct Definition: Decodable {
    let space: String?
    let components: Components?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  private struct Components: Decodable {
    let red: Component?
    let green: Component?
    let blue: Component?
    let white: Component?
    let alpha: Component?
  }

  /// A number from 0 to 1, from 0 to 255, or in hexadecimal digits.
  private struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x"), let number = UInt8(text.dropFirst(2), radix: 16) {
        value = Double(number) / 255
      } else if let number = Double(text) {
        // Integers up to 255 have no decimal point.
        value = text.contains(".") ? number : number / 255
      } else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(text)' is no component of a colour"
        )
      }
    }
  }

  init(atPath path: String) throws {
    let data = try AssetFile.contents(path)
    self = try JSONDecoder().decode(ColorSet.self, from: data)
  }

  /// Returns the colour for a screen; nil if there is none, or it refers to an unknown one.
  func color(for traits: AssetTraits) -> ColorValue? {
    traits.best(of: colors.filter { $0.color != nil }).lazy.compactMap(\.color).first.flatMap {
      ColorSet.color($0)
    }
  }

  private static func color(_ definition: Definition) -> ColorValue? {
    if let reference = definition.reference { return system(reference) }
    guard let components = definition.components else { return nil }
    let opacity = components.alpha?.value ?? 1
    let white = components.white?.value
    guard let red = components.red?.value ?? white, let green = components.green?.value ?? white,
      let blue = components.blue?.value ?? white
    else { return nil }
    let numbers = ColorComponents(space(definition.space), red: red, green: green, blue: blue)
    return ColorValue(.components(numbers), opacity: opacity)
  }

  private static func space(_ name: String?) -> ColorComponents.Space {
    switch name {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    // Greys of gamma 2.2 are close enough to sRGB's curve.
    default: .sRGB
    }
  }

  /// A colour of the system by its name in UIKit.
  private static func system(_ reference: String) -> ColorValue? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let color = SystemColor(rawValue: name) { return .system(color) }
    guard name.hasPrefix("system") else { return nil }
    let plain = name.dropFirst(6)
    return SystemColor(rawValue: plain.prefix(1).lowercased() + plain.dropFirst())
      .map { .system($0) }
  }
}
