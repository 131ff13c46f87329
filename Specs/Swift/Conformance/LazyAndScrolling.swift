import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct LazyAndScrollingCases: PreviewProvider {
  static var previews: some View {
    LazyVStack {
      leaf(50, 20)
      Color.red
    }
    .previewDisplayName("lazyvstack-takes-the-width")
    LazyHStack(alignment: .bottom, spacing: 0) {
      leaf(50, 20)
      Color.red
    }
    .previewDisplayName("lazyhstack-takes-the-height")
    LazyVStack(alignment: .trailing, spacing: 0) {
      leaf(50, 20)
      leaf(30, 20).alignmentGuide(.trailing) { _ in 10 }
    }
    .previewDisplayName("lazyvstack-alignment")
    VStack(spacing: 0) {
      LazyVStack(spacing: 0) {
        Color.red
        Color.green
      }
      Color.blue
    }
    .previewDisplayName("lazyvstack-flexible-neighbour")
    ScrollView(.horizontal) { leaf(1000, 50) }.previewDisplayName("scrollview-horizontal-hug")
      .previewLayout(.sizeThatFits)
    VStack(spacing: 0) {
      leaf(100, 44)
      ScrollView { leaf(100, 1000) }
      leaf(100, 49)
    }
    .previewDisplayName("scrollview-in-stack")
    ScrollView {
      leaf(50, 20)
      leaf(30, 20)
    }
    .previewDisplayName("scrollview-implicit-vstack").previewLayout(.sizeThatFits)
    ScrollView(.horizontal) {
      leaf(50, 20)
      leaf(50, 30)
    }
    .previewDisplayName("scrollview-implicit-hstack").previewLayout(.sizeThatFits)
    ScrollView {
      leaf(50, 20)
      Spacer()
      Divider()
    }
    .previewDisplayName("scrollview-spacer-and-divider")
    ScrollView([.horizontal, .vertical]) { leaf(50, 40) }
      .previewDisplayName("scrollview-both-axes").previewLayout(.sizeThatFits)
    ScrollView { Color.red.frame(height: 2000) }.previewDisplayName("scrollview-safe-area")
    ScrollView(.horizontal) { leaf(1000, 50) }.safeAreaPadding(.horizontal, 20)
      .previewDisplayName("scrollview-safeareapadding")
    VStack {
      Text("Text").font(.subheadline)
      Text("Text").font(.caption)
    }
    .previewDisplayName("gap-caption-below-subheadline").previewLayout(.sizeThatFits)
    VStack {
      Text("Text").font(.body)
      Text("Text").font(.body)
    }
    .previewDisplayName("gap-body-below-body").previewLayout(.sizeThatFits)
    VStack {
      HStack {
        Text("Text")
        Text("Text")
      }
      VStack {
        Text("Text")
        Text("Text")
      }
    }
    .previewDisplayName("gap-through-nested-stacks").previewLayout(.sizeThatFits)
    VStack {
      Text("Text").frame(height: 36)
      Text("Text").frame(height: 36)
    }
    .previewDisplayName("gap-framed-text").previewLayout(.sizeThatFits)
    VStack {
      Text("Text")
      VStack { if [Int]().count > 0 { Text("absent") } }
    }
    .previewDisplayName("gap-empty-stack")
  }
}
