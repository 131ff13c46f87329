import ArgumentParser
import Drawing
import LayoutCore

/// The background of a picture.
struct BackgroundArgument: ExpressibleByArgument, CustomStringConvertible {
  var value: DrawingOptions.Background
  let description: String

  static let window = BackgroundArgument(value: .window, description: "window")
  static let defaultCompletionKind = CompletionKind.list(["window", "none"])

  private init(value: DrawingOptions.Background, description: String) {
    self.value = value
    self.description = description
  }

  init?(argument: String) {
    description = argument
    switch argument {
    case "window": value = .window
    case "none": value = .none
    default:
      if let color = ColorValue(hex: argument) {
        value = .color(color)
      } else if let color = SystemColor(rawValue: argument) {
        value = .color(.system(color))
      } else {
        return nil
      }
    }
  }
}
