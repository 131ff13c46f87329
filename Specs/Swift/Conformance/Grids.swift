import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle; the cells of
// lazy grids, which it leaves open, are colours 20 high. Sources and expectations are in the specs
// of the same names.

struct GridCases: PreviewProvider {
  static var previews: some View {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      ForEach(0..<2) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-200-flex50-flex120").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-200-fixed70-adapt40").previewLayout(.sizeThatFits)
    LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: 50, maximum: 100)),
        GridItem(.adaptive(minimum: 40, maximum: 100)),
      ]
    ) {
      ForEach(0..<5) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-300-adapt50-adapt40").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 200))]) {
      ForEach(0..<1) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-60-flex100-200").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 200))]) {
      ForEach(0..<1) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-150-flex100-200").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<3) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-320-three-flex").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(0..<1) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-50-adapt80").previewLayout(.sizeThatFits)
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 50))]) {
      ForEach(0..<2) { _ in Color.red.frame(height: 20) }
    }
    .previewDisplayName("lazygrid-320-flex-flexmax50").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      GridRow { leaf(40, 20) }
    }
    .previewDisplayName("grid-missing-cells").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      GridRow {
        Color.red.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      }
    }
    .previewDisplayName("grid-column-span").previewLayout(.sizeThatFits)
    Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        leaf(50, 20)
        leaf(60, 20)
      }
      GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
    }
    .previewDisplayName("grid-divider-stretches").previewLayout(.sizeThatFits)
    ViewThatFits(in: .horizontal) {
      Color.red.frame(idealWidth: 250, idealHeight: 30)
      Color.green.frame(idealWidth: 100, idealHeight: 30)
      Color.blue.frame(idealWidth: 60, idealHeight: 30)
    }
    .previewDisplayName("viewthatfits-1").previewLayout(.sizeThatFits)
    ViewThatFits(in: .horizontal) {
      Color.red.frame(idealWidth: 250, idealHeight: 30)
      Color.green.frame(idealWidth: 100, idealHeight: 30)
      Color.blue.frame(idealWidth: 60, idealHeight: 30)
    }
    .previewDisplayName("viewthatfits-2").previewLayout(.sizeThatFits)
    ViewThatFits(in: .horizontal) {
      Color.red.frame(idealWidth: 250, idealHeight: 30)
      Color.green.frame(idealWidth: 100, idealHeight: 30)
      Color.blue.frame(idealWidth: 60, idealHeight: 30)
    }
    .previewDisplayName("viewthatfits-3").previewLayout(.sizeThatFits)
    ViewThatFits(in: .horizontal) {
      Color.red.frame(idealWidth: 250, idealHeight: 30)
      Color.green.frame(idealWidth: 100, idealHeight: 30)
      Color.blue.frame(idealWidth: 60, idealHeight: 30)
    }
    .previewDisplayName("viewthatfits-4").previewLayout(.sizeThatFits)
    ViewThatFits {
      Color.red.frame(idealWidth: 250, idealHeight: 30)
      Color.green.frame(idealWidth: 100, idealHeight: 30)
    }.previewDisplayName("viewthatfits-both-axes").previewLayout(.sizeThatFits)
  }
}
