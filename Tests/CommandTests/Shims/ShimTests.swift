import Foundation
import Testing

/// The modules that real files import beside SwiftUI: what views use of them compiles and runs.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ShimTests {
  /// A screen that imports one of the modules, and the text that it shows.
  private struct Use {
    let module: String
    let text: String
    let source: String
  }

  private static let uses = [
    Use(
      module: "Combine",
      text: "combine 1 3",
      source: """
        import SwiftUI
        final class Model: ObservableObject {
          @Published var name = "a"
          var lengths: [Int] = []
          private var cancellables: Set<AnyCancellable> = []
          init() {
            let subject = PassthroughSubject<String, Never>()
            $name.dropFirst().merge(with: subject).map(\\.count).removeDuplicates()
              .sink { [weak self] in self?.lengths.append($0) }.store(in: &cancellables)
            name = "b"
            subject.send("abc")
          }
        }
        @MainActor private func lengths() -> String {
          Model().lengths.map { "\\($0)" }.joined(separator: " ")
        }
        #Preview { Text(verbatim: "combine " + lengths()) }
        """
    ),
    Use(
      module: "CoreGraphics",
      text: "graphics 12",
      source: """
        import SwiftUI
        private func width() -> CGFloat {
          let path = CGMutablePath()
          path.addRect(CGRect(x: 0, y: 0, width: 6, height: 2))
          var transform = CGAffineTransform(scaleX: 2, y: 2)
          return path.copy(using: &transform)?.boundingBox.width ?? 0
        }
        #Preview { Text(verbatim: "graphics \\(Int(width()))") }
        """
    ),
    Use(
      module: "UIKit",
      text: "pages 3 4.0",
      source: """
        import SwiftUI
        import UIKit
        @MainActor private func words() -> String {
          let progress = UIPageControlTimerProgress(preferredDuration: 2)
          progress.setDuration(4, forPage: 1)
          let control = UIPageControl()
          control.numberOfPages = 3
          control.progress = progress
          control.setCurrentPageIndicatorImage(UIImage(systemName: "star"), forPage: 1)
          guard control.currentPageIndicatorImage(forPage: 1) != nil else { return "" }
          UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil, errorHandler: { print($0) }
          )
          return "pages \\(control.numberOfPages) \\(progress.duration(forPage: 1))"
        }
        #Preview("pages", traits: .sizeThatFitsLayout) {
          let words = words()
          Text(verbatim: words)
        }
        """
    ),
    Use(
      module: "Security",
      text: "secret 0 one",
      source: """
        import Foundation
        import SwiftUI
        private func words() -> String {
          let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a",
            kSecValueData: "one".data(using: .utf8)!,
          ]
          let status = SecItemAdd(item as CFDictionary, nil)
          var found: AnyObject?
          let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
            kSecReturnData as String: kCFBooleanTrue as Any,
            kSecMatchLimit as String: kSecMatchLimitOne,
          ]
          SecItemCopyMatching(query as CFDictionary, &found)
          return "\\(status) " + (String(data: found as? Data ?? Data(), encoding: .utf8) ?? "")
        }
        #Preview { Text(verbatim: "secret " + words()) }
        """
    ),
    Use(
      module: "CoreText",
      text: "font 18.0 false 101 none",
      source: """
        import SwiftUI
        private func words() -> String {
          let size = CTFontGetSize(CTFontCreateWithName("Inter" as CFString, 18, nil))
          let url = URL(fileURLWithPath: "/nowhere.ttf")
          var error: Unmanaged<CFError>?
          let isThere = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
          let code = error?.takeRetainedValue().code ?? 0
          let font = CGDataProvider(url: url as CFURL).flatMap { CGFont($0) }
          return "font \\(size) \\(isThere) \\(code) \\(font == nil ? "none" : "some")"
        }
        #Preview {
          Text(verbatim: words()).font(Font(CTFont(.system, size: 12)))
        }
        """
    ),
    Use(
      module: "Darwin",
      text: "darwin 2.0",
      source: "import SwiftUI\n#Preview { Text(verbatim: \"darwin \\(sqrt(4.0))\") }"
    ),
    Use(
      module: "DeveloperToolsSupport",
      text: "tools",
      source: """
        import SwiftUI
        struct Library: LibraryContentProvider {
          var views: [LibraryItem] { [LibraryItem(Text(verbatim: "item"))] }
        }
        #Preview { Text(verbatim: "tools") }
        """
    ),
    Use(
      module: "ObjectiveC",
      text: "object true",
      source: """
        import SwiftUI
        private final class Thing: NSObject {}
        #Preview { Text(verbatim: "object \\(Thing() as Any is NSObject)") }
        """
    ),
    Use(
      module: "OSLog",
      text: "log",
      source: """
        import SwiftUI
        private let log = Logger(subsystem: "app", category: "view")
        private func note() -> String {
          log.info("shown \\(1, privacy: .public)")
          return "log"
        }
        #Preview { Text(verbatim: note()) }
        """
    ),
    Use(
      module: "os",
      text: "lock 2",
      source: """
        import SwiftUI
        private func count() -> Int {
          let lock = OSAllocatedUnfairLock(initialState: 1)
          return lock.withLock { $0 += 1; return $0 }
        }
        #Preview { Text(verbatim: "lock \\(count())") }
        """
    ),
    Use(
      module: "QuartzCore",
      text: "layer 4.0",
      source: """
        import SwiftUI
        private func radius() -> CGFloat {
          let layer = CALayer()
          layer.cornerRadius = 4
          return layer.cornerRadius
        }
        #Preview { Text(verbatim: "layer \\(radius())") }
        """
    ),
    Use(
      module: "UIKit",
      text: "kit 0.5 cell still",
      source: """
        import SwiftUI
        private func alpha() -> CGFloat {
          var alpha: CGFloat = 0
          UIColor.red.withAlphaComponent(0.5).getRed(nil, green: nil, blue: nil, alpha: &alpha)
          return alpha
        }
        @MainActor private func cell() -> String {
          let cell = UICollectionViewCell()
          cell.contentConfiguration = UIHostingConfiguration { Text("row") }.margins(.all, 4)
          return cell.contentConfiguration == nil ? "none" : "cell"
        }
        private func motion() -> String {
          UIAccessibility.post(notification: .announcement, argument: "Saved")
          return UIAccessibility.isReduceMotionEnabled ? "moves" : "still"
        }
        #Preview { Text(verbatim: "kit \\(alpha()) \\(cell()) \\(motion())") }
        """
    ),
    Use(
      module: "UIKit",
      text: "blur 2 true",
      source: """
        import SwiftUI
        private struct Blur: UIViewRepresentable {
          func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
          func updateUIView(_ view: UIVisualEffectView, context: Context) {
            view.effect = UIBlurEffect(style: .regular)
          }
        }
        private final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
          static let shared = Guard()
          func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
        }
        extension UIScrollView {
          fileprivate func effect() {
            let blur = UIBlurEffect(style: .systemMaterial)
            addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .fill)))
          }
        }
        private final class Escaping: UIView {
          override func accessibilityPerformEscape() -> Bool { true }
        }
        @MainActor private func words() -> String {
          let cell = CAEmitterCell()
          cell.emitterCells = [CAEmitterCell(), CAEmitterCell()]
          cell.beginTime = 1
          cell.redRange = 0.5
          let bar = UITabBarItemAppearance(style: .inline)
          bar.normal.badgeBackgroundColor = .red
          UIBarButtonItemAppearance(style: .plain).focused.iconColor = .red
          let view = UIScrollView()
          view.bouncesZoom = false
          _ = view.readableContentGuide
          let controller = UIViewController()
          controller.presentationController?.delegate = Guard.shared
          controller.sheetPresentationController?.detents = [.medium(), .large()]
          view.effect()
          let name = UIAccessibility.onOffSwitchLabelsDidChangeNotification
          return "\\(cell.emitterCells?.count ?? 0) \\(!name.rawValue.isEmpty)"
        }
        #Preview { Text(verbatim: "blur \\(words())").background(Blur()) }
        """
    ),
    Use(
      module: "UniformTypeIdentifiers",
      text: "type png true",
      source: """
        import SwiftUI
        private let type = UTType(filenameExtension: "png")
        #Preview {
          Text(
            verbatim: "type \\(type?.preferredFilenameExtension ?? "") "
              + "\\(type?.conforms(to: .image) == true)"
          )
        }
        """
    ),
    Use(
      module: "Accessibility",
      text: "axis Time",
      source: """
        import SwiftUI
        private let axis = AXNumericDataAxisDescriptor(
          title: "Time",
          range: 0...1,
          gridlinePositions: [],
          valueDescriptionProvider: { "\\($0)" }
        )
        #Preview { Text(verbatim: "axis \\(axis.title)") }
        """
    ),
  ]

  @Test func eachModuleHasWhatViewsUseOfIt() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/app",
      withIntermediateDirectories: true
    )
    for (number, use) in Self.uses.enumerated() {
      // Private names of several files do not meet.
      try scratch.write("app/Use\(number).swift", "import \(use.module)\n" + use.source)
    }
    let run = try SwiftCommand.run("layout app --text fixed --format outline", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for use in Self.uses {
      #expect(run.output.contains("\"\(use.text)\""), "\(use.module)")
    }
  }
}
