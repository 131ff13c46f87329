import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct GridDetailCases: PreviewProvider {
  static var previews: some View {
    Grid {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      GridRow {
        leaf(10, 30)
        leaf(20, 10)
      }
    }
    .previewDisplayName("grid-default-spacing").previewLayout(.sizeThatFits)
    Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 40)
      }
      GridRow {
        leaf(10, 30)
        leaf(20, 10)
      }
    }
    .previewDisplayName("grid-alignment").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        leaf(50, 20)
        leaf(60, 40)
      }
      GridRow {
        leaf(10, 30)
        leaf(20, 10)
      }
    }
    .previewDisplayName("grid-row-alignment").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      GridRow {
        leaf(10, 20).gridColumnAlignment(.leading)
        leaf(20, 20)
      }
      GridRow {
        leaf(30, 20)
        leaf(20, 20)
      }
    }
    .previewDisplayName("grid-column-alignment").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 40)
        leaf(60, 20).gridCellAnchor(.bottomTrailing)
      }
      GridRow {
        leaf(10, 20).gridCellAnchor(UnitPoint(x: 0.25, y: 0))
        leaf(80, 40)
      }
    }
    .previewDisplayName("grid-cell-anchor").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      leaf(30, 10)
      GridRow {
        leaf(40, 20)
        leaf(20, 20)
      }
    }
    .previewDisplayName("grid-bare-view").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      GridRow {
        leaf(40, 30)
        leaf(160, 20)
      }
    }
    .previewDisplayName("grid-unsized-both").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      .padding(5)
    }
    .previewDisplayName("grid-modifier-on-a-row").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 2, verticalSpacing: 3) {
      ForEach(0..<2) { _ in
        GridRow {
          ForEach(0..<3) { _ in leaf(10, 20) }
          leaf(20, 10)
        }
      }
    }
    .previewDisplayName("grid-rows-of-a-list").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Circle()
        Circle()
      }
      GridRow {
        Circle()
        Circle()
      }
    }
    .previewDisplayName("grid-nested-rows-and-circles")
    Circle().stroke(.red, lineWidth: 10).frame(80, 80)
      .previewDisplayName("shape-stroke-straddles-the-edge")
    Circle().strokeBorder(.red, lineWidth: 10).frame(80, 80)
      .previewDisplayName("shape-stroke-border-stays-inside")
    RoundedRectangle(cornerRadius: 8).inset(by: 10).frame(100, 60)
      .previewDisplayName("shape-inset-draws-less")
    Circle().trim(from: 0, to: 0.5).frame(80, 80).previewDisplayName("shape-trim-half-a-circle")
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 20))
      path.closeSubpath()
    }
    .previewDisplayName("shape-path-is-mirrored")
    Ellipse().frame(60, 40).rotationEffect(.degrees(90)).previewDisplayName("shape-in-an-effect")
    leaf(100, 60)
      .background(.red, in: Rectangle().inset(by: -5))
      .clipShape(Circle())
      .previewDisplayName("shape-behind-and-around")
  }
}
