import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var canvases: [String: () -> AnyView] {
    [
      "canvas-grad-repeat": {
        AnyView(
          Canvas { c, s in
            c.fill(
              Path(CGRect(origin: .zero, size: s)),
              with: .linearGradient(
                Gradient(colors: [
                  Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
                ]),
                startPoint: .zero,
                endPoint: CGPoint(x: 40, y: 0),
                options: .repeat
              )
            )
          }.frame(width: 100, height: 4)
        )
      },
      "canvas-grad-linearColor": {
        AnyView(
          Canvas { c, s in
            c.fill(
              Path(CGRect(origin: .zero, size: s)),
              with: .linearGradient(
                Gradient(colors: [
                  Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
                ]),
                startPoint: .zero,
                endPoint: CGPoint(x: 100, y: 0),
                options: .linearColor
              )
            )
          }.frame(width: 100, height: 4)
        )
      },
      "canvas-grad-absolute": {
        AnyView(
          Canvas { c, s in
            c.fill(
              Path(CGRect(x: 20, y: 0, width: 20, height: 4)),
              with: .linearGradient(
                Gradient(colors: [
                  Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
                ]),
                startPoint: .zero,
                endPoint: CGPoint(x: 100, y: 0)
              )
            )
          }.frame(width: 100, height: 4)
        )
      },
      "canvas-conic": {
        AnyView(
          Canvas { c, s in
            c.fill(
              Path(CGRect(origin: .zero, size: s)),
              with: .conicGradient(
                Gradient(colors: [
                  Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
                ]),
                center: CGPoint(x: 50.5, y: 50.5),
                angle: .degrees(0)
              )
            )
          }.frame(width: 101, height: 101)
        )
      },
      "canvas-fill-ellipse": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(ellipseIn: CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 0, green: 1, blue: 0)
            )
          }.frame(width: 60, height: 40)
        )
      },
      "canvas-clip-quarter": {
        AnyView(
          Canvas { context, size in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 20)));
            context.fill(
              Path(ellipseIn: CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 0, green: 1, blue: 0)
            )
          }.frame(width: 60, height: 40)
        )
      },
      "canvas-copy-independent": {
        AnyView(
          Canvas { context, size in
            var m = context; m.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 20)));
            m.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 0, green: 1, blue: 0)
            );
            context.fill(
              Path(CGRect(x: 15, y: 10, width: 30, height: 20)),
              with: .color(.sRGB, red: 0, green: 0, blue: 1)
            )
          }.frame(width: 60, height: 40)
        )
      },
      "canvas-order": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            );
            context.fill(
              Path(CGRect(x: 10, y: 0, width: 20, height: 20)),
              with: .color(.sRGB, red: 0, green: 0, blue: 1)
            )
          }.frame(width: 30, height: 20)
        )
      },
      "canvas-opacity-later-only": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            ); context.opacity = 0.5;
            context.fill(
              Path(CGRect(x: 10, y: 0, width: 10, height: 10)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 20, height: 10)
        )
      },
      "canvas-scale4": {
        AnyView(
          Canvas { context, size in
            context.scaleBy(x: 4, y: 4);
            context.fill(
              Path(CGRect(x: 1, y: 2, width: 3, height: 1)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 30, height: 30)
        )
      },
      "canvas-scale-then-translate": {
        AnyView(
          Canvas { context, size in
            context.scaleBy(x: 2, y: 2); context.translateBy(x: 5, y: 0);
            context.fill(
              Path(CGRect(x: 1, y: 1, width: 4, height: 4)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 30, height: 20)
        )
      },
      "canvas-clip-inverse": {
        AnyView(
          Canvas { context, size in
            context.clip(to: Path(CGRect(x: 5, y: 5, width: 10, height: 10)), options: .inverse);
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 20, height: 20)
        )
      },
      "canvas-clipToLayer": {
        AnyView(
          Canvas { context, size in
            context.clipToLayer(opacity: 0.5) { l in
              l.fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 20)),
                with: .color(.sRGB, red: 0, green: 0, blue: 1)
              )
            };
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 20, height: 20)
        )
      },
      "canvas-symbol-anchors": {
        AnyView(
          Canvas { context, size in
            guard let s = context.resolveSymbol(id: 0) else { return }
            context.draw(s, at: CGPoint(x: 10, y: 10), anchor: .topLeading);
            context.draw(s, at: CGPoint(x: 40, y: 40));
            context.draw(s, at: CGPoint(x: 60, y: 20), anchor: .bottomTrailing)
          } symbols: {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 6).tag(0)
          }.frame(width: 70, height: 50)
        )
      },
      "canvas-symbol-in-rect": {
        AnyView(
          Canvas { context, size in
            guard let s = context.resolveSymbol(id: 0) else { return }
            context.draw(s, in: CGRect(x: 5, y: 5, width: 20, height: 10))
          } symbols: {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 8, height: 6).tag(0)
          }.frame(width: 30, height: 20)
        )
      },
      "canvas-not-mirrored": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 5, height: 10)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 20, height: 10)
        )
      },
      "canvas-filter-invert": {
        AnyView(
          Canvas { context, size in
            context.addFilter(.colorInvert());
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
            )
          }.frame(width: 10, height: 10)
        )
      },
      "canvas-shadow-filter": {
        AnyView(
          Canvas { context, size in
            context.addFilter(.shadow(color: .black, radius: 0, x: 10, y: 0));
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 8, height: 10)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 20, height: 10)
        )
      },
      "canvas-screen-brighter": {
        AnyView(
          Canvas { context, size in
            context.blendMode = .screen; let r = Path(CGRect(origin: .zero, size: size));
            context.fill(r, with: .color(.sRGB, red: 0.4, green: 0.4, blue: 0.4));
            context.fill(r, with: .color(.sRGB, red: 0.4, green: 0.4, blue: 0.4))
          }.frame(width: 10, height: 10)
        )
      },
      "canvas-size-argument": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: size.width - 5, y: size.height - 5, width: 5, height: 5)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 33, height: 21)
        )
      },
      "canvas-clips-to-bounds": {
        AnyView(
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: -50, y: -50, width: 200, height: 200)),
              with: .color(.sRGB, red: 1, green: 0, blue: 0)
            )
          }.frame(width: 10, height: 10)
        )
      },
      "canvas-foreground-dark": {
        AnyView(
          Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
          }.frame(width: 10, height: 10)
        )
      },
    ]
  }
}
