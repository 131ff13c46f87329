import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var gradients: [String: () -> AnyView] {
    [
      "lin-diag": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
          ).frame(width: 100, height: 100)
        )
      },
      "lin-diag-nonsquare": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
          ).frame(width: 200, height: 50)
        )
      },
      "lin-three": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 1, blue: 0),
              Color(.sRGB, red: 0, green: 0, blue: 1),
            ],
            startPoint: .leading,
            endPoint: .trailing
          ).frame(width: 100, height: 4)
        )
      },
      "lin-inner-points": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            startPoint: UnitPoint(x: 0.25, y: 0.5),
            endPoint: UnitPoint(x: 0.75, y: 0.5)
          ).frame(width: 100, height: 4)
        )
      },
      "lin-outside-points": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            startPoint: UnitPoint(x: -0.5, y: 0.5),
            endPoint: UnitPoint(x: 1.5, y: 0.5)
          ).frame(width: 100, height: 4)
        )
      },
      "lin-stops": {
        AnyView(
          LinearGradient(
            stops: [
              .init(color: Color(.sRGB, red: 0, green: 0, blue: 0), location: 0.2),
              .init(color: Color(.sRGB, red: 1, green: 1, blue: 1), location: 0.8),
            ],
            startPoint: .leading,
            endPoint: .trailing
          ).frame(width: 100, height: 4)
        )
      },
      "lin-reverse": {
        AnyView(
          LinearGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            startPoint: .trailing,
            endPoint: .leading
          ).frame(width: 100, height: 4)
        )
      },
      "rad-corner": {
        AnyView(
          RadialGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            center: UnitPoint(x: 0, y: 0),
            startRadius: 0,
            endRadius: 100
          ).frame(width: 100, height: 100)
        )
      },
      "rad-points-not-fractions": {
        AnyView(
          RadialGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            center: UnitPoint(x: 0.5, y: 0.5),
            startRadius: 0,
            endRadius: 25
          ).frame(width: 200, height: 50)
        )
      },
      "ell-default": {
        AnyView(
          EllipticalGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            center: UnitPoint(x: 0.5, y: 0.5),
            startRadiusFraction: 0,
            endRadiusFraction: 0.5
          ).frame(width: 200, height: 100)
        )
      },
      "ell-fractions": {
        AnyView(
          EllipticalGradient(
            colors: [
              Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1),
            ],
            center: UnitPoint(x: 0.5, y: 0.5),
            startRadiusFraction: 0.1,
            endRadiusFraction: 0.4
          ).frame(width: 100, height: 200)
        )
      },
      "ang-minus90": {
        AnyView(
          AngularGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            center: .center,
            angle: .degrees(-90)
          ).frame(width: 101, height: 101)
        )
      },
      "ang-quarter": {
        AnyView(
          AngularGradient(
            gradient: Gradient(colors: [
              Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1),
            ]),
            center: .center,
            startAngle: .degrees(90),
            endAngle: .degrees(180)
          ).frame(width: 101, height: 101)
        )
      },
      "ang-offcentre": {
        AnyView(
          AngularGradient(
            colors: [
              Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
            ],
            center: UnitPoint(x: 0.25, y: 0.75)
          ).frame(width: 100, height: 100)
        )
      },
      "grad-in-shape-bounds": {
        AnyView(
          Circle().fill(
            LinearGradient(
              colors: [
                Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
              ],
              startPoint: .leading,
              endPoint: .trailing
            )
          ).frame(width: 100, height: 60)
        )
      },
    ]
  }
}
