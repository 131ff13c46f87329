package import Drawing
package import LayoutCore

extension Inspection {
  /// Numbers some frames of a picture, from 1 on, for a list that has the same numbers.
  ///
  /// - Parameters:
  ///   - frames: The frames in points; what lies outside of the picture has a number and no mark.
  ///   - size: The size of the picture in points.
  package init(numbering frames: [Rect], in size: Size) {
    self.init()
    let visible = Rect(origin: .zero, size: size)
    let colors = [
      InspectionColor.blue, InspectionColor.red, InspectionColor.green, InspectionColor.purple,
      InspectionColor.orange, InspectionColor.teal,
    ]
    for (index, frame) in frames.enumerated() where frame.isSeen(in: visible) {
      let color = colors[index % colors.count]
      outline(Path(frame), color, width: 1)
      labels.append(
        InspectionLabel(text: "\(index + 1)", frame: frame, color: color, place: .chip)
      )
    }
  }
}
