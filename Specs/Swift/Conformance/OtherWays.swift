import SwiftUI

// Written by hand: other ways to the screens of conformance cases, whose names stand before "as".

struct OtherWayCases: PreviewProvider {
  static var previews: some View {
    AnyLayout(HStackLayout(spacing: 0)) {
      Color.red
      Color.green
      Color.blue
    }
    .frame(300, 100)
    .previewDisplayName("objc-three-equal as AnyLayout")
    AnyLayout(VStackLayout(spacing: 20)) {
      Color.red
      Color.yellow.frame(10, 10)
      Color.blue
    }
    .previewDisplayName("stack-same-size-20 as AnyLayout")
    AnyLayout(ZStackLayout(alignment: .topLeading)) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-topLeading as AnyLayout")
    MeasuredFirst()
      .previewDisplayName("tk-frame-fixed as a preference")
    AnyView(
      HStack {
        AnyView(Rectangle())
        AnyView(Rectangle())
      }
    )
    .previewDisplayName("tk-hstack-two as AnyView")
    Panel { Rectangle().frame(width: 50) }
      .previewDisplayName("tk-vstack-align-leading as a generic container")
    Color.blue.frame(50, 30).modifier(Boxed(length: 30))
      .previewDisplayName("padding-leading-30 as a modifier")
    Toggled().previewDisplayName("stack-nested-flexibility as state")
    Rows().previewDisplayName("grid-missing-cells as a loop").previewLayout(.sizeThatFits)
    Color.blue.frame(50, 30).padding(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
      .background(.red)
      .previewDisplayName("padding-top-30 as edge insets")
    ForEach(0..<1) { _ in
      ZStack(alignment: .init(horizontal: .trailing, vertical: .bottom)) {
        Color.red.frame(60, 60)
        Color.blue.frame(20, 20)
      }
    }
    .previewDisplayName("zstack-align-bottomTrailing as an alignment of two")
  }
}

private struct Panel<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack(alignment: .leading) {
      Rectangle()
      content()
    }
  }
}

private struct Boxed: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View {
    content.padding(.leading, length).background(Color.red)
  }
}

/// What appears first is replaced once it is there.
private struct Toggled: View {
  @State private var isReady = false
  var body: some View {
    HStack(spacing: 0) {
      if isReady {
        HStack(spacing: 0) {
          Color.red
          Color.green
        }
      } else {
        Text("wait")
      }
      Color.blue
    }
    .onAppear { isReady = true }
  }
}

private struct Rows: View {
  private let widths: [[CGFloat]] = [[50, 60], [40]]
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(widths, id: \.self) { row in
        GridRow { ForEach(row, id: \.self) { leaf($0, 20) } }
      }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The width comes out of a preference of the view itself.
private struct MeasuredFirst: View {
  @State private var width: CGFloat?
  var body: some View {
    Rectangle().frame(width: width, height: 100)
      .preference(key: WidthKey.self, value: 200)
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
