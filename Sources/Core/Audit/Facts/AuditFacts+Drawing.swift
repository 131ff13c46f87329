package import Drawing
package import LayoutCore

extension AuditFacts {
  /// Writes down what is drawn of texts, and on what.
  package mutating func readInk(of result: LayoutResult, resources: any DrawingResources) {
    var options = DrawingOptions()
    options.resources = resources
    inks = InkReader(result.displayList(options), environment).inks(of: self)
  }
}
