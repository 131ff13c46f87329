import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var effects: [String: () -> AnyView] {
    [
      "brightness-0.25-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).brightness(0.25)
        )
      },
      "brightness--0.25-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).brightness(-0.25)
        )
      },
      "brightness-0.5-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).brightness(0.5)
        )
      },
      "brightness-0.5-red": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 8).brightness(0.5)
        )
      },
      "contrast-0.5-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).contrast(0.5)
        )
      },
      "contrast-0.5-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).contrast(0.5)
        )
      },
      "contrast-1.5-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).contrast(1.5)
        )
      },
      "contrast-1.5-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).contrast(1.5)
        )
      },
      "contrast-0-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).contrast(0)
        )
      },
      "contrast-0-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).contrast(0)
        )
      },
      "saturation-0-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).saturation(0)
        )
      },
      "saturation-0.5-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).saturation(0.5)
        )
      },
      "saturation-1.25-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).saturation(1.25)
        )
      },
      "saturation-1.25-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).saturation(1.25)
        )
      },
      "saturation-2-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).saturation(2)
        )
      },
      "grayscale-1-red": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 8).grayscale(1)
        )
      },
      "grayscale-1-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).grayscale(1)
        )
      },
      "grayscale-0.5-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).grayscale(0.5)
        )
      },
      "hue-37-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).hueRotation(
            .degrees(37)
          )
        )
      },
      "hue-90-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).hueRotation(
            .degrees(90)
          )
        )
      },
      "hue-180-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).hueRotation(
            .degrees(180)
          )
        )
      },
      "hue--60-red": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 8).hueRotation(
            .degrees(-60)
          )
        )
      },
      "invert-slate": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).colorInvert()
        )
      },
      "invert-red": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 8).colorInvert()
        )
      },
      "invert-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).colorInvert()
        )
      },
      "multiply-amber": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).colorMultiply(
            Color(.sRGB, red: 0.5, green: 0.5, blue: 1)
          )
        )
      },
      "multiply-alpha": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).colorMultiply(
            Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.5)
          ).background(Color.white)
        )
      },
      "chain-brightness-invert": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 8, height: 8).brightness(0.25)
            .colorInvert()
        )
      },
      "chain-contrast-saturation": {
        AnyView(
          Color(.sRGB, red: 1, green: 0.6, blue: 0.2).frame(width: 8, height: 8).contrast(2)
            .saturation(0.5)
        )
      },
      "blur-edge-r5": {
        AnyView(
          ZStack {
            Color.white;
            Color.black.frame(width: 200, height: 300).blur(radius: 5).position(x: 0, y: 150)
          }.frame(width: 300, height: 300).clipped()
        )
      },
      "blur-edge-r10": {
        AnyView(
          ZStack {
            Color.white;
            Color.black.frame(width: 200, height: 300).blur(radius: 10).position(x: 0, y: 150)
          }.frame(width: 300, height: 300).clipped()
        )
      },
      "blur-zero": {
        AnyView(
          Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).frame(width: 10, height: 10).blur(radius: 0)
        )
      },
      "opacity-nested": {
        AnyView(
          Color(.sRGB, red: 0, green: 0, blue: 0).frame(width: 10, height: 10).opacity(0.5).opacity(
            0.5
          ).background(Color.white)
        )
      },
      "opacity-compositingGroup": {
        AnyView(
          ZStack(alignment: .topLeading) {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20);
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20).offset(
              x: 10,
              y: 10
            )
          }.compositingGroup().opacity(0.5).frame(width: 30, height: 30, alignment: .topLeading)
            .background(Color.white)
        )
      },
      "opacity-no-group": {
        AnyView(
          ZStack(alignment: .topLeading) {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20);
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20).offset(
              x: 10,
              y: 10
            )
          }.opacity(0.5).frame(width: 30, height: 30, alignment: .topLeading).background(
            Color.white
          )
        )
      },
      "shadow-edge-r4": {
        AnyView(
          ZStack {
            Color.white;
            Rectangle().fill(Color.black).frame(width: 100, height: 100).shadow(
              color: .black,
              radius: 4
            )
          }.frame(width: 200, height: 200)
        )
      },
      "shadow-edge-r10": {
        AnyView(
          ZStack {
            Color.white;
            Rectangle().fill(Color.black).frame(width: 100, height: 100).shadow(
              color: .black,
              radius: 10
            )
          }.frame(width: 200, height: 200)
        )
      },
    ]
  }
}
