import LayoutCore
import TextPango

/// One measurer for all tests: Pango's objects are behind its lock.
enum Measuring {
  static let measurer: PangoTextMeasurer = {
    do throws(FontProblem) {
      return try PangoTextMeasurer()
    } catch {
      preconditionFailure(error.message)
    }
  }()

  /// A text in an environment.
  static func shape(
    _ content: String,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> any ShapedText {
    var environment = EnvironmentValues()
    change(&environment)
    return measurer.shape(StyledText(content, in: environment))
  }

  /// The width of a text on one line, in points.
  static func width(
    _ content: String,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Double {
    shape(content, change).measure(TextRequest(width: .infinity)).width
  }
}

extension ShapedText {
  /// The lines at a width.
  func strings(_ width: Double, limit: Int = .max) -> [String] {
    lines(TextRequest(width: width, lineLimit: limit)).map(\.text)
  }
}
