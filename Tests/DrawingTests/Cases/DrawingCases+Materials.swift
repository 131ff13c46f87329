import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var materials: [String: () -> AnyView] {
    [
      "mat-ultraThinMaterial-white": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-ultraThinMaterial-black": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-ultraThinMaterial-red": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 56 / 255, blue: 60 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-ultraThinMaterial-yellow": {
        AnyView(
          Color(.sRGB, red: 242 / 255, green: 179 / 255, blue: 64 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-ultraThinMaterial-green": {
        AnyView(
          Color(.sRGB, red: 52 / 255, green: 199 / 255, blue: 89 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-white": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-red": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 56 / 255, blue: 60 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-yellow": {
        AnyView(
          Color(.sRGB, red: 242 / 255, green: 179 / 255, blue: 64 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-green": {
        AnyView(
          Color(.sRGB, red: 52 / 255, green: 199 / 255, blue: 89 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-regularMaterial-white": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-regularMaterial-black": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-regularMaterial-red": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 56 / 255, blue: 60 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-regularMaterial-green": {
        AnyView(
          Color(.sRGB, red: 52 / 255, green: 199 / 255, blue: 89 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thickMaterial-yellow": {
        AnyView(
          Color(.sRGB, red: 242 / 255, green: 179 / 255, blue: 64 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thickMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-bar-black": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.bar).frame(width: 120, height: 80) }
        )
      },
      "mat-bar-yellow": {
        AnyView(
          Color(.sRGB, red: 242 / 255, green: 179 / 255, blue: 64 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.bar).frame(width: 120, height: 80) }
        )
      },
      "mat-bar-green": {
        AnyView(
          Color(.sRGB, red: 52 / 255, green: 199 / 255, blue: 89 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.bar).frame(width: 120, height: 80) }
        )
      },
      "mat-ultraThinMaterial-black-dark": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-white-dark": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thinMaterial-black-dark": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.thinMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-regularMaterial-black-dark": {
        AnyView(
          Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255).frame(width: 200, height: 160)
            .overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-thickMaterial-white-dark": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.thickMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-bar-white-dark": {
        AnyView(
          Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.bar).frame(width: 120, height: 80) }
        )
      },
      "mat-regular-gray-dark": {
        AnyView(
          Color(.sRGB, red: 51 / 255, green: 51 / 255, blue: 51 / 255).frame(
            width: 200,
            height: 160
          ).overlay { Rectangle().fill(.regularMaterial).frame(width: 120, height: 80) }
        )
      },
      "mat-hides-outside": {
        AnyView(
          Color.black.frame(width: 100, height: 100).overlay {
            Rectangle().fill(.regularMaterial).frame(width: 50, height: 50)
          }
        )
      },
    ]
  }
}
