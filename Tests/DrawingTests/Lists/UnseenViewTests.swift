import Drawing
import LayoutCore
import Testing

/// What is out of sight is passed by, and nothing else is.
@Suite struct UnseenViewTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)

  /// Rows of 20 points that scroll, on a screen of 100: each one built by what is handed in.
  private func rows(
    _ count: Int,
    _ row: (inout ViewTreeBuilder, Int) -> Void
  ) -> DisplayList {
    displayList { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition(x: 0, y: 0)))
      builder.open(.vStack(alignment: .center, spacing: 0))
      for number in 0..<count {
        builder.open(.modifier(.frame(width: 50, height: 20, alignment: .center)))
        row(&builder, number)
        builder.close()
      }
      builder.close()
      builder.close()
    }
  }

  @Test func aListOfManyRowsIsAsLongAsOneOfFew() {
    let lists = [100, 10_000].map { count in
      rows(count) { builder, _ in builder.leaf(.color(.color(red))) }
    }
    // Five rows, in the hole of the scroll view.
    #expect(lists[0].outline.filter { $0 == "fill #ff0000" }.count == 5)
    #expect(lists[0].outline == lists[1].outline)
  }

  /// What brings the last of a hundred rows back to the top.
  @Test(arguments: ["transform", "overlay", "shadow", "path", "frame"])
  func whatReachesIntoSightFromFarAwayIsDrawn(_ kind: String) {
    let list = rows(100) { builder, number in
      guard number == 99 else {
        builder.leaf(.color(.color(.system(.clear))))
        return
      }
      let up = AffineTransform(tx: 0, ty: -1_960)
      switch kind {
      case "transform":
        builder.open(.modifier(.transformEffect(up)))
        builder.leaf(.color(.color(red)))
        builder.close()
      case "overlay":
        builder.open(.modifier(.overlay(alignment: .center)))
        builder.leaf(.color(.color(.system(.clear))))
        builder.open(.modifier(.transformEffect(up)))
        builder.leaf(.color(.color(red)))
        builder.close()
        builder.close()
      case "shadow":
        builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 0, x: 0, y: -1_960)))))
        builder.leaf(.color(.color(red)))
        builder.close()
      case "path":
        let far = CustomShape("Far") { rect in
          Path(Rect(x: rect.minX, y: rect.minY - 1_960, width: 10, height: 10))
        }
        builder.open(.modifier(.fill(.color(red))))
        builder.leaf(.shape(.custom(far)))
        builder.close()
      default:
        builder.open(.modifier(.frame(width: 50, height: 4_000, alignment: .center)))
        builder.leaf(.color(.color(red)))
        builder.close()
      }
    }
    #expect(list.outline.contains("fill #ff0000"))
  }
}
