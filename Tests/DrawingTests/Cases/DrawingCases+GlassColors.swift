import SwiftUI

extension DrawingCases {
  /// Colours of systems from iOS 26 on, and those that are worked out.
  static var glassColors: [String: () -> AnyView] {
    [
      "sys26-red-dark": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys26-orange-light": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys26-orange-dark": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys26-yellow-dark": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys26-mint-light": {
        AnyView(
          Color.mint.frame(width: 1, height: 1)
        )
      },
      "sys26-mint-dark": {
        AnyView(
          Color.mint.frame(width: 1, height: 1)
        )
      },
      "sys26-teal-light": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys26-teal-dark": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys26-purple-light": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys26-pink-light": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "style-secondary-light": {
        AnyView(
          Rectangle().fill(.secondary).frame(width: 4, height: 4).background(Color.white)
        )
      },
      "style-secondary-dark": {
        AnyView(
          Rectangle().fill(.secondary).frame(width: 4, height: 4).background(Color.black)
        )
      },
      "style-quaternary-light": {
        AnyView(
          Rectangle().fill(.quaternary).frame(width: 4, height: 4).background(Color.white)
        )
      },
      "style-quaternary-dark": {
        AnyView(
          Rectangle().fill(.quaternary).frame(width: 4, height: 4).background(Color.black)
        )
      },
      "style-primary-light": {
        AnyView(
          Rectangle().frame(width: 4, height: 4).background(Color.white)
        )
      },
      "style-primary-dark": {
        AnyView(
          Rectangle().frame(width: 4, height: 4).background(Color.black)
        )
      },
      "hier-colour-secondary": {
        AnyView(
          Rectangle().fill(.secondary).frame(width: 4, height: 4).foregroundStyle(
            Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
          ).background(Color.white)
        )
      },
      "hier-colour-tertiary": {
        AnyView(
          Rectangle().fill(.tertiary).frame(width: 4, height: 4).foregroundStyle(
            Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
          ).background(Color.white)
        )
      },
      "hier-member-tertiary": {
        AnyView(
          Rectangle().fill(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).tertiary).frame(
            width: 4,
            height: 4
          ).background(Color.black)
        )
      },
      "hier-colour-quaternary": {
        AnyView(
          Rectangle().fill(.quaternary).frame(width: 4, height: 4).foregroundStyle(
            Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
          ).background(Color.white)
        )
      },
      "hier-member-quaternary": {
        AnyView(
          Rectangle().fill(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).quaternary).frame(
            width: 4,
            height: 4
          ).background(Color.black)
        )
      },
      "fg-two-levels": {
        AnyView(
          HStack(spacing: 0) {
            Rectangle().fill(.primary); Rectangle().fill(.secondary)
          }.foregroundStyle(
            Color(.sRGB, red: 1, green: 0, blue: 0),
            Color(.sRGB, red: 0, green: 0, blue: 1)
          ).frame(width: 8, height: 4)
        )
      },
      "style-background-light": {
        AnyView(
          Rectangle().fill(.background).frame(width: 4, height: 4)
        )
      },
      "style-background-dark": {
        AnyView(
          Rectangle().fill(.background).frame(width: 4, height: 4)
        )
      },
      "hsb-0": {
        AnyView(
          Color(hue: 0, saturation: 0, brightness: 0).frame(width: 2, height: 2)
        )
      },
      "hsb-2": {
        AnyView(
          Color(hue: 0, saturation: 1, brightness: 1).frame(width: 2, height: 2)
        )
      },
      "hsb-5": {
        AnyView(
          Color(hue: 1, saturation: 1, brightness: 1).frame(width: 2, height: 2)
        )
      },
      "hsb-7": {
        AnyView(
          Color(hue: 0.5, saturation: 1, brightness: 1).frame(width: 2, height: 2)
        )
      },
      "hsb-8": {
        AnyView(
          Color(hue: 0.833333, saturation: 1, brightness: 1).frame(width: 2, height: 2)
        )
      },
      "hsb-10": {
        AnyView(
          Color(hue: 0, saturation: 1, brightness: 0.5).frame(width: 2, height: 2)
        )
      },
      "mix-device-1": {
        AnyView(
          Color(.sRGB, red: 0, green: 0, blue: 0).mix(
            with: Color(.sRGB, red: 1, green: 1, blue: 1),
            by: 0.25,
            in: .device
          ).frame(width: 2, height: 2)
        )
      },
    ]
  }
}
