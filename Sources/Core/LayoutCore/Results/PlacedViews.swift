/// The views of a layout in the order of the tree, each made when it is read.
package struct PlacedViews: RandomAccessCollection {
  private let result: LayoutResult
  package let endIndex: Int

  init(_ result: LayoutResult) {
    self.result = result
    endIndex = result.shown.instances.count
  }

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> PlacedView { PlacedView(result: result, index: index) }
}
