import SwiftUI

extension EnvironmentValues {
  @Entry var gap: CGFloat = 6
  @Entry var caption: String?
}

extension ContainerValues {
  @Entry var isWide = false
}

/// Two lines with a distance and words that come from the environment.
struct Panel: View {
  @Environment(\.gap) private var gap
  @Environment(\.caption) private var caption

  var body: some View {
    VStack(spacing: gap) {
      Text("Gap")
      Text(caption ?? "none")
    }
  }
}

/// Views of which those that say so have room around them.
struct Row<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { view in
        view.padding(view.containerValues.isWide ? 10 : 0)
      }
    }
  }
}

#Preview("Default") {
  Panel()
}

#Preview("Set") {
  Panel()
    .environment(\.gap, 20)
    .environment(\.caption, "wide")
}

#Preview("Container values") {
  Row {
    Text("a")
    Text("b").containerValue(\.isWide, true)
  }
}
