import SwiftUI

extension DrawingCases {
  /// The views of cases about modes of Porter and Duff, as the file of the cases words them.
  static var canvasModes: [String: () -> AnyView] {
    [
      "canvas-pd-normal": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .normal;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-copy": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .copy;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-clear": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .clear;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-sourceAtop": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .sourceAtop;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-destinationIn": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .destinationIn;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-destinationOut": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .destinationOut;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-destinationAtop": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .destinationAtop;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
      "canvas-pd-xor": {
        AnyView(
          Canvas { c, size in
            let r = Path(CGRect(origin: .zero, size: size));
            c.fill(r, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.75));
            c.blendMode = .xor;
            c.fill(r, with: .color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5))
          }.frame(width: 8, height: 8)
        )
      },
    ]
  }
}
