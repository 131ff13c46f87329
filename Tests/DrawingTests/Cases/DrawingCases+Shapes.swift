import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var shapes: [String: () -> AnyView] {
    [
      "shape-ellipse": {
        AnyView(
          Ellipse().fill(Color.black).frame(width: 100, height: 60)
        )
      },
      "shape-capsule-h": {
        AnyView(
          Capsule(style: .circular).fill(Color.black).frame(width: 100, height: 40)
        )
      },
      "shape-rect-default-fill": {
        AnyView(
          Rectangle().frame(width: 10, height: 10)
        )
      },
      "shape-strokeBorder-inside": {
        AnyView(
          Rectangle().strokeBorder(Color.black, lineWidth: 4).frame(width: 20, height: 20).padding(
            10
          )
        )
      },
      "shape-circle-strokeBorder": {
        AnyView(
          Circle().strokeBorder(Color.black, lineWidth: 50).frame(width: 200, height: 200)
        )
      },
      "shape-stroke-1px-blurs": {
        AnyView(
          Rectangle().stroke(Color.black, lineWidth: 1).frame(width: 10, height: 10).padding(2)
            .background(Color.white)
        )
      },
      "shape-strokeBorder-1px-crisp": {
        AnyView(
          Rectangle().strokeBorder(Color.black, lineWidth: 1).frame(width: 10, height: 10).padding(
            2
          ).background(Color.white)
        )
      },
      "shape-inset": {
        AnyView(
          Rectangle().inset(by: 5).fill(Color.black).frame(width: 30, height: 20)
        )
      },
      "shape-offset": {
        AnyView(
          Rectangle().offset(x: 5, y: 3).fill(Color.black).frame(width: 10, height: 10).padding(10)
        )
      },
      "shape-scale": {
        AnyView(
          Rectangle().scale(0.5).fill(Color.black).frame(width: 20, height: 20)
        )
      },
      "shape-rotation90": {
        AnyView(
          Rectangle().rotation(.degrees(90)).fill(Color.black).frame(width: 20, height: 10).padding(
            10
          )
        )
      },
      "shape-trim-half": {
        AnyView(
          Circle().trim(from: 0, to: 0.5).fill(Color.black).frame(width: 100, height: 100)
        )
      },
      "shape-nonzero": {
        AnyView(
          Path { p in
            p.addRect(CGRect(x: 0, y: 0, width: 30, height: 30));
            p.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
          }.fill(Color.black).frame(width: 30, height: 30)
        )
      },
      "path-arc-true": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 50, y: 50));
            p.addArc(
              center: CGPoint(x: 50, y: 50),
              radius: 40,
              startAngle: .degrees(0),
              endAngle: .degrees(90),
              clockwise: true
            ); p.closeSubpath()
          }.fill(Color.black).frame(width: 100, height: 100)
        )
      },
      "path-relative-arc": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 50, y: 50));
            p.addRelativeArc(
              center: CGPoint(x: 50, y: 50),
              radius: 40,
              startAngle: .degrees(-90),
              delta: .degrees(90)
            ); p.closeSubpath()
          }.fill(Color.black).frame(width: 100, height: 100)
        )
      },
      "stroke-cap-butt": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 20, y: 20)); p.addLine(to: CGPoint(x: 60, y: 20))
          }.stroke(Color.black, style: StrokeStyle(lineWidth: 4, lineCap: .butt)).frame(
            width: 80,
            height: 40
          )
        )
      },
      "stroke-join-miter": {
        AnyView(
          Path { p in
            p.addLines([CGPoint(x: 10, y: 40), CGPoint(x: 40, y: 10), CGPoint(x: 70, y: 40)])
          }.stroke(Color.black, lineWidth: 8).frame(width: 80, height: 50)
        )
      },
      "stroke-join-round": {
        AnyView(
          Path { p in
            p.addLines([CGPoint(x: 10, y: 40), CGPoint(x: 40, y: 10), CGPoint(x: 70, y: 40)])
          }.stroke(Color.black, style: StrokeStyle(lineWidth: 8, lineJoin: .round)).frame(
            width: 80,
            height: 50
          )
        )
      },
      "stroke-dash": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 0, y: 5)); p.addLine(to: CGPoint(x: 60, y: 5))
          }.stroke(Color.black, style: StrokeStyle(lineWidth: 4, dash: [10, 5])).frame(
            width: 60,
            height: 10
          )
        )
      },
      "stroke-dash-phase": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 0, y: 5)); p.addLine(to: CGPoint(x: 60, y: 5))
          }.stroke(Color.black, style: StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 5))
            .frame(width: 60, height: 10)
        )
      },
      "stroke-dash-odd": {
        AnyView(
          Path { p in
            p.move(to: CGPoint(x: 0, y: 5)); p.addLine(to: CGPoint(x: 60, y: 5))
          }.stroke(Color.black, style: StrokeStyle(lineWidth: 4, dash: [10])).frame(
            width: 60,
            height: 10
          )
        )
      },
      "uneven-corners": {
        AnyView(
          UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
            .fill(Color.black).frame(width: 60, height: 60)
        )
      },
      "cov-ellipse": {
        AnyView(
          Ellipse().fill(Color.black).frame(width: 16, height: 8).background(Color.white)
        )
      },
    ]
  }
}
