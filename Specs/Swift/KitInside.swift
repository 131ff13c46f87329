import SwiftUI
import UIKit

/// A view of UIKit as large as it was made.
struct Badge: UIViewRepresentable {
  final class Coordinator {
    var updates = 0
  }

  let color: UIColor

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: UIViewRepresentableContext<Badge>) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    view.backgroundColor = color
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { context.coordinator.updates += 1 }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIView,
    context: Context
  ) -> CGSize? { uiView.frame.size }
}

/// A controller of UIKit that shows a view of SwiftUI.
struct Page: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    let controller = UIHostingController(rootView: Text("inside"))
    controller.preferredContentSize = CGSize(width: 100, height: 30)
    return controller
  }

  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
}

/// A label of UIKit, which has the size of its text.
struct Caption: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
  }
}

/// What files of SwiftUI use of UIKit.
struct KitInside: View {
  @State private var isCopied = false

  private var drawn: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Badge(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      Page().fixedSize()
      Caption(text: "A label")
      Image(uiImage: drawn)
      Button(isCopied ? "Copied" : "Copy") {
        UIPasteboard.general.string = "copied"
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder),
          to: nil,
          from: nil,
          for: nil
        )
        isCopied = UIPasteboard.general.string == "copied"
      }
      Text("Room").background(Color(uiColor: .systemBackground))
    }
  }
}

#Preview("Among SwiftUI's") {
  KitInside()
}

#Preview("A view") {
  let label = UILabel()
  label.text = "alone"
  return label
}
