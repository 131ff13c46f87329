import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var blending: [String: () -> AnyView] {
    [
      "blend-multiply-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.multiply)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-multiply-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.multiply)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-screen-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.screen)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-overlay-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.overlay)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-darken-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.darken)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-lighten-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.lighten)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-lighten-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.lighten)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-colorDodge-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.colorDodge)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-colorDodge-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.colorDodge)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-colorBurn-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.colorBurn)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-colorBurn-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.colorBurn)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-softLight-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.softLight)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-softLight-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.softLight)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-hardLight-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.hardLight)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-difference-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.difference)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-difference-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.difference)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-exclusion-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.exclusion)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-hue-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.hue)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-hue-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.hue)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-saturation-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.saturation)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-color-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.color)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-color-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.color)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-luminosity-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.luminosity)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-luminosity-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.luminosity)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-plusLighter-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.plusLighter)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-plusDarker-0": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).blendMode(.plusDarker)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-plusDarker-1": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.5, green: 0.9, blue: 0.3);
            Color(.sRGB, red: 0.6, green: 0.4, blue: 0.8).blendMode(.plusDarker)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-difference-half": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).opacity(0.5).blendMode(.difference)
          }.frame(width: 8, height: 8)
        )
      },
      "blend-overlay-half": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 0.8, green: 0.4, blue: 0.6);
            Color(.sRGB, red: 0.3, green: 0.7, blue: 0.5).opacity(0.5).blendMode(.overlay)
          }.frame(width: 8, height: 8)
        )
      },
      "destinationOut-hole": {
        AnyView(
          ZStack {
            Color.black; Circle().frame(width: 10, height: 10).blendMode(.destinationOut)
          }.compositingGroup().frame(width: 20, height: 20).background(
            Color(.sRGB, red: 1, green: 0, blue: 0)
          )
        )
      },
      "mask-alpha": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20).mask {
            Color.white.opacity(0.5)
          }.background(Color.white)
        )
      },
      "mask-colour-irrelevant": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20).mask { Color.black }
        )
      },
      "mask-alignment": {
        AnyView(
          Color.black.frame(width: 40, height: 40).mask(alignment: .topLeading) {
            Rectangle().frame(width: 10, height: 10)
          }
        )
      },
      "clipShape-circle": {
        AnyView(
          Color.black.frame(width: 40, height: 20).clipShape(Circle())
        )
      },
      "cornerRadius-clips": {
        AnyView(
          Color.black.frame(width: 40, height: 40).cornerRadius(20)
        )
      },
    ]
  }
}
