internal import LayoutCore

extension ViewTreeBuilder {
  /// Emits the page marks: white, those of other pages fainter, 7 wide and 9 apart in a row 25.67
  /// high (M3.8, D9.20).
  mutating func pageMarks(
    _ count: Int,
    _ selection: Int,
    hasBackground: Bool,
    like marks: ControlAppearance.PageMarks?
  ) {
    let (mark, spacing, height) = (7.0, 9.0, 77.0 / 3)
    if hasBackground {
      let fill = StyleValue.color(.system(.secondarySystemFill))
      open(.modifier(.backgroundShape(fill, .capsule, FillValue())))
      open(.modifier(.padding(edges: .horizontal, length: 12)))
    }
    open(.modifier(.frame(width: nil, height: height, alignment: .center)))
    open(.hStack(alignment: .center, spacing: spacing))
    for page in 0..<count {
      let white = ColorValue(.system(.white), opacity: page == selection ? 1 : 0.3)
      let own = page == selection ? marks?.current : marks?.others
      open(.modifier(.frame(width: mark, height: mark, alignment: .center)))
      open(.modifier(.fill(.color(own ?? white), FillValue())))
      leaf(.shape(.circle))
      close()
      close()
    }
    for _ in 0..<(hasBackground ? 4 : 2) { close() }
  }
}
