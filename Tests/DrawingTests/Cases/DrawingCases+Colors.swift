import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var colors: [String: () -> AnyView] {
    [
      "sys-gray-dark": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
      "sys-red-light": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-red-dark": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-orange-light": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-orange-dark": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-light": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-dark": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-green-dark": {
        AnyView(
          Color.green.frame(width: 1, height: 1)
        )
      },
      "sys-mint-dark": {
        AnyView(
          Color.mint.frame(width: 1, height: 1)
        )
      },
      "sys-teal-light": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys-teal-dark": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys-cyan-light": {
        AnyView(
          Color.cyan.frame(width: 1, height: 1)
        )
      },
      "sys-blue-dark": {
        AnyView(
          Color.blue.frame(width: 1, height: 1)
        )
      },
      "sys-purple-light": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-purple-dark": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-pink-light": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-pink-dark": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-brown-light": {
        AnyView(
          Color.brown.frame(width: 1, height: 1)
        )
      },
      "sys-black": {
        AnyView(
          Color.black.frame(width: 1, height: 1)
        )
      },
      "sys-white": {
        AnyView(
          Color.white.frame(width: 1, height: 1)
        )
      },
      "sys-white-dark": {
        AnyView(
          Color.white.frame(width: 1, height: 1)
        )
      },
      "sys-clear": {
        AnyView(
          Color.clear.frame(width: 1, height: 1)
        )
      },
      "sys-red-light-increased": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-light-increased": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-cyan-light-increased": {
        AnyView(
          Color.cyan.frame(width: 1, height: 1)
        )
      },
      "sys-blue-light-increased": {
        AnyView(
          Color.blue.frame(width: 1, height: 1)
        )
      },
      "sys-indigo-light-increased": {
        AnyView(
          Color.indigo.frame(width: 1, height: 1)
        )
      },
      "sys-pink-light-increased": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-brown-light-increased": {
        AnyView(
          Color.brown.frame(width: 1, height: 1)
        )
      },
      "sys-gray-light-increased": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
      "sys-orange-dark-increased": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-dark-increased": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-purple-dark-increased": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-pink-dark-increased": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-gray-dark-increased": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
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
