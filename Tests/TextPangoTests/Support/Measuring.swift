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

  /// The same for layouts.
  static let layoutMeasurer = measurer.measurer { preconditionFailure($0.message) }

  /// A text in an environment.
  static func shape(
    _ content: String,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> any ShapedText {
    var environment = EnvironmentValues()
    change(&environment)
    return shape(StyledText(content, in: environment))
  }

  static func shape(_ text: StyledText) -> any ShapedText {
    do throws(FontProblem) {
      return try measurer.shape(text)
    } catch {
      preconditionFailure(error.message)
    }
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
