package import Drawing
package import LayoutCore

extension AuditFacts {
  /// Writes down what is drawn of texts, and on what, and where canvases draw.
  package mutating func readInk(of result: LayoutResult, resources: any DrawingResources) {
    var options = DrawingOptions()
    options.resources = resources
    let list = result.displayList(options)
    let reader = InkReader(list, environment)
    inks = reader.inks(of: self)
    symbols = reader.symbols(of: self)
    canvases = CanvasReader(list).drawings(of: self)
  }
}
