import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var layers: [String: () -> AnyView] {
    [
      "rec-zstack-opacity": {
        AnyView(
          ZStack {
            Color.black.frame(width: 12, height: 12);
            Color.white.opacity(0.6).frame(width: 6, height: 6)
          }
        )
      },
      "rec-hstack-bottom": {
        AnyView(
          HStack(alignment: .bottom, spacing: 0) {
            Color.black.frame(height: 10); Color.white.opacity(0.8).frame(height: 12);
            Color.black.frame(height: 10)
          }.background(Color.white).frame(width: 12, height: 12)
        )
      },
      "rec-zstack-center-4": {
        AnyView(
          ZStack {
            Color.black.frame(width: 12, height: 12); Color.white.frame(width: 4, height: 4)
          }
        )
      },
      "rec-zstack-bottomTrailing": {
        AnyView(
          ZStack(alignment: .bottomTrailing) {
            Color.black.frame(width: 12, height: 12); Color.white.frame(width: 6, height: 6)
          }
        )
      },
      "rec-zstack-topLeading": {
        AnyView(
          ZStack(alignment: .topLeading) {
            Color.black.frame(width: 12, height: 12); Color.white.frame(width: 6, height: 6)
          }
        )
      },
      "rec-zstack-top": {
        AnyView(
          ZStack(alignment: .top) {
            Color.black.frame(width: 12, height: 12); Color.white.frame(width: 6, height: 6)
          }
        )
      },
      "rec-vstack-spacers": {
        AnyView(
          VStack {
            Spacer(); Color.black.frame(height: 2); Spacer(); Color.black.frame(height: 2); Spacer()
          }.background(Color.white).frame(width: 12, height: 12)
        )
      },
      "zIndex-raises": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10).zIndex(1);
            Color(.sRGB, red: 0, green: 0, blue: 1)
          }.frame(width: 20, height: 20)
        )
      },
      "zIndex-negative": {
        AnyView(
          ZStack {
            Color(.sRGB, red: 1, green: 0, blue: 0);
            Color(.sRGB, red: 0, green: 0, blue: 1).zIndex(-1)
          }.frame(width: 20, height: 20)
        )
      },
      "zIndex-hstack": {
        AnyView(
          HStack(spacing: -10) {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 10).zIndex(1);
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 10)
          }
        )
      },
      "hstack-overlap-default": {
        AnyView(
          HStack(spacing: -10) {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 10);
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 10)
          }
        )
      },
      "overlay-above": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20).overlay {
            Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
          }
        )
      },
      "background-below": {
        AnyView(
          Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10).padding(5).background
          { Color(.sRGB, red: 0, green: 0, blue: 1) }
        )
      },
      "background-twice": {
        AnyView(
          Color.clear.frame(width: 10, height: 10).background(
            Color(.sRGB, red: 1, green: 0, blue: 0)
          ).background(Color(.sRGB, red: 0, green: 0, blue: 1))
        )
      },
      "border-above-content": {
        AnyView(
          Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20).border(
            Color(.sRGB, red: 1, green: 0, blue: 0)
          )
        )
      },
      "background-safe-area": {
        AnyView(
          Color.clear.background(Color(.sRGB, red: 0, green: 0, blue: 1))
        )
      },
      "background-shape-no-safe-area": {
        AnyView(
          Color.clear.background(Color(.sRGB, red: 0, green: 0, blue: 1), in: Rectangle())
        )
      },
      "offset-draws": {
        AnyView(
          Color.black.frame(width: 10, height: 10).offset(x: 5, y: -3).padding(10)
        )
      },
      "rotate-anchor": {
        AnyView(
          Color.black.frame(width: 10, height: 10).rotationEffect(
            .degrees(180),
            anchor: .bottomTrailing
          ).padding(10)
        )
      },
      "scale-xy-anchor": {
        AnyView(
          Color.black.frame(width: 20, height: 20).scaleEffect(
            x: 0.5,
            y: 0.25,
            anchor: .bottomLeading
          )
        )
      },
      "scale-negative-flips": {
        AnyView(
          HStack(spacing: 0) {
            Color(.sRGB, red: 1, green: 0, blue: 0); Color(.sRGB, red: 0, green: 0, blue: 1)
          }.frame(width: 20, height: 10).scaleEffect(x: -1, y: 1)
        )
      },
      "thirds-2x": {
        AnyView(
          HStack(spacing: 0) {
            Color(.sRGB, red: 1, green: 0, blue: 0); Color(.sRGB, red: 0, green: 1, blue: 0);
            Color(.sRGB, red: 0, green: 0, blue: 1)
          }.frame(width: 200, height: 10)
        )
      },
    ]
  }
}
