internal import LayoutCore
internal import SpecFormat

/// The formula of an alignment guide that code computes: a sum of the view's width and height, each
/// with a factor, and a number.
///
/// It is found by calling the code with several sizes. Code that computes anything else has none.
struct GuideFormula {
  /// The vertical quantities of a view that the code could have read.
  enum Height: String, CaseIterable {
    case height = "d.height"
    case firstTextBaseline = "d[.firstTextBaseline]"
    case lastTextBaseline = "d[.lastTextBaseline]"
  }

  private let width: Double
  private let height: Double
  private let constant: Double

  /// Whether it depends on the view's height, or on a baseline.
  var readsHeight: Bool { height != 0 }

  /// - Parameters:
  ///   - guide: The code.
  ///   - name: The guide in words, for errors.
  init(_ guide: AlignmentGuide, _ name: String) throws(Unwritable) {
    func value(_ width: Double, _ height: Double) -> Double {
      guide(ViewDimensions(size: Size(width: width, height: height), source: nil))
    }
    let origin = value(64, 16)
    width = GuideFormula.rounded((value(320, 16) - origin) / 256)
    height = GuideFormula.rounded((value(64, 144) - origin) / 128)
    constant = GuideFormula.rounded(origin - width * 64 - height * 16)
    for (width, height) in [(100.0, 37.0), (11, 240), (640, 3)] {
      let expected = self.width * width + self.height * height + constant
      let actual = value(width, height)
      guard actual.isFinite, abs(actual - expected) < 1e-6 else {
        throw Unwritable("\(name) is computed by code that specs cannot express")
      }
    }
  }

  /// The guide as a number or expression.
  func value(_ height: Height) -> CanonicalValue {
    var terms: [String] = []
    if width != 0 { terms.append(GuideFormula.term(width, "d.width")) }
    if self.height != 0 { terms.append(GuideFormula.term(self.height, height.rawValue)) }
    if terms.isEmpty { return .number(constant) }
    if constant != 0 { terms.append("\(constant)") }
    return .string(terms.joined(separator: " + "))
  }

  private static func term(_ factor: Double, _ name: String) -> String {
    factor == 1 ? name : "\(factor) * \(name)"
  }

  /// Removes the noise of computing differences.
  private static func rounded(_ value: Double) -> Double {
    let scaled = (value * 0x1p32).rounded() / 0x1p32
    let decimal = (value * 1e9).rounded() / 1e9
    return abs(decimal - value) <= abs(scaled - value) || abs(decimal - value) < 1e-10
      ? decimal : scaled
  }
}
