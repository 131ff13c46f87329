internal import LayoutCore
internal import SpecFormat

extension Expectation.Values {
  /// The keys of `expect` that are stated, in the order in which they are compared.
  var keys: [String] {
    let stated: [(String, Bool)] = [
      ("size", size != nil), ("frames", !frames.isEmpty),
      ("modifierFrames", !modifierFrames.isEmpty), ("pixelFrames", !pixelFrames.isEmpty),
      ("renderedFrames", !renderedFrames.isEmpty), ("styleFrames", !styleFrames.isEmpty),
      ("presentedFrames", !presentedFrames.isEmpty),
      ("safeAreaInsets", !safeAreaInsets.isEmpty), ("contentFrames", !contentFrames.isEmpty),
      ("scrollViews", !scrollViews.isEmpty), ("pathBounds", !pathBounds.isEmpty),
      ("drawnFrames", !drawnFrames.isEmpty), ("guides", !guides.isEmpty),
      ("explicitGuides", !explicitGuides.isEmpty),
      ("measureProposals", !measureProposals.isEmpty),
      ("placementProposals", !placementProposals.isEmpty), ("drawOrder", !drawOrder.isEmpty),
      ("lines", !lines.isEmpty || !containedLines.isEmpty), ("truncated", !truncated.isEmpty),
      ("accessibility", accessibility != nil),
      ("spoken", spoken != nil || !containedSpoken.isEmpty),
      ("shownFrames", !shownFrames.isEmpty), ("shownEffects", !shownEffects.isEmpty),
      ("leaving", leaving != nil),
    ]
    var keys = stated.filter(\.1).map(\.0)
    for coordinate in coordinates where !keys.contains(coordinate.value.frames.rawValue) {
      keys.append(coordinate.value.frames.rawValue)
    }
    return keys
  }

  /// All rectangles that are expected, by key.
  var rectangles: [(key: String, frames: [Expectation.Named<Rect>])] {
    [
      ("frames", frames), ("renderedFrames", renderedFrames), ("styleFrames", styleFrames),
      ("presentedFrames", presentedFrames), ("contentFrames", contentFrames),
      ("pathBounds", pathBounds), ("drawnFrames", drawnFrames), ("shownFrames", shownFrames),
    ]
  }
}
