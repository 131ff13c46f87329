extension SystemSymbol {
  /// The size of a symbol: recorded, or that of a recorded one of the same shape.
  struct Shape {
    let metrics: SymbolMetrics

    /// A size recorded with UIKit at 17 points, in half points, at the medium and large scale
    /// (D7.7).
    static func recorded(_ width: Double, _ height: Double, _ large: (Double, Double)) -> Shape {
      Shape(
        metrics: SymbolMetrics(
          medium: Size(width: width / 2, height: height / 2),
          large: Size(width: large.0 / 2, height: large.1 / 2)
        )
      )
    }

    /// A size recorded with SwiftUI at 17 points, in points (M2.1).
    static func measured(_ width: Double, _ height: Double, large: Size? = nil) -> Shape {
      Shape(metrics: SymbolMetrics(medium: Size(width: width, height: height), large: large))
    }

    /// The shape with another box of ink, in points at 17 (D7.13).
    func inked(_ width: Double, _ height: Double) -> Shape {
      var metrics = metrics
      metrics.ink = Size(width: width, height: height)
      return Shape(metrics: metrics)
    }

    // MARK: Recorded with SwiftUI

    /// `heart.fill`.
    static let heart = measured(62.0 / 3, 52.0 / 3)
    /// `mic.fill`.
    static let microphone = measured(52.0 / 3, 20)
    /// `star.fill`: a height that gives 26.33 at 22 points and the recorded one at 17.
    static let star = measured(22, 20.23, large: Size(width: 28, height: 27))
    /// `globe`: 25 ± 0.7 high at the large scale; else a circle's size.
    static let globe = measured(20, 19, large: Size(width: 26, height: 25))

    // MARK: Rules of thumb

    /// In a circle, or round itself: the size of `circle`, its ink as wide as high.
    static let round = recorded(40, 38, (52, 52)).inked(17, 17)
    /// In a square: as high as it is wide, a little less than a circle.
    static let square = recorded(38, 36, (49, 49)).inked(15, 15)
    /// In a triangle.
    static let triangle = recorded(41, 36, (53, 49))
    /// As a sheet of paper stands: the size of `doc`.
    static let sheet = recorded(36, 40, (46, 54))
    /// As a picture hangs: the size of `photo`.
    static let picture = recorded(48, 35, (61, 48))
    /// In the proportions of a lying envelope.
    static let letter = recorded(49, 33, (62, 45))
    /// In the proportions of an upright phone: higher than a sheet and slim.
    static let upright = recorded(28, 42, (36, 57))
    /// As a clothes line hangs: wide and low, the size of `list.bullet`.
    static let lines = recorded(42, 29, (53, 39))
    /// Dots or a dash: wide and very low, the size of `ellipsis`.
    static let dots = recorded(37, 11, (47, 16))
    /// An arrow or a sign that points up or down.
    static let vertical = recorded(34, 36, (43, 49))
    /// An arrow that points to a side.
    static let horizontal = recorded(38, 32, (48, 43))
    /// A circling arrow.
    static let turning = recorded(36, 40, (46, 54))
    /// A chevron that points to a side.
    static let chevronAside = recorded(25, 33, (32, 45))
    /// A chevron that points up or down.
    static let chevronUpright = recorded(37, 21, (47, 29))
    /// A person's head and shoulders.
    static let person = recorded(38, 35, (48, 48))
    /// Several persons, or two things beside each other: the size of two bubbles.
    static let pair = recorded(56, 42, (70, 56))
    /// A sheet with something in front of it.
    static let stacked = recorded(42, 46, (54, 62))
    /// A house, a car: a little wider than high.
    static let wide = recorded(48, 39, (61, 53))
    /// A slim thing that stands: a microphone, a pin.
    static let slim = recorded(35, 40, (44, 54))
    /// Anything else (D7.8).
    static let plain = Shape(metrics: .unknown)
  }
}
