import Foundation
import Testing

/// What real files do that nobody expects of a screen.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct RealFormTests {
  /// Bars that are copied, tokens, pages of PDF, images of files, and what an extension overrides.
  @Test func whatOnlyAppsUseCompiles() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "kit.swift",
      """
      import SwiftUI
      import UIKit

      extension UIWindow {
        open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          super.motionEnded(motion, with: event)
        }
      }
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
          interactivePopGestureRecognizer?.delegate = self
        }
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      @MainActor func words() -> [String] {
        let look = UITabBar().standardAppearance.copy()
        look.configureWithOpaqueBackground()
        let field = UISearchTextField()
        field.tokens = [UISearchToken(icon: nil, text: "token")]
        let segments = UISegmentedControl()
        segments.insertSegment(withTitle: "b", at: 0, animated: false)
        segments.insertSegment(withTitle: "a", at: 0, animated: false)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.children[0].title = "root"
        var box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let url = URL(fileURLWithPath: "/nowhere.pdf")
        let page = CGContext(url as CFURL, mediaBox: &box, nil)
        page?.beginPDFPage(nil)
        page?.endPDFPage()
        page?.closePDF()
        let item = UIApplicationShortcutItem(type: "a", localizedTitle: "b")
        return [
          field.tokens[0].text, segments.titleForSegment(at: 1) ?? "",
          navigation.topViewController?.title ?? "", item.type,
          "\\(CGImageSourceCreateWithURL(url as NSURL, nil) == nil)",
        ]
      }
      #Preview { Text(words().joined(separator: " ")) }
      """
    )
    let run = try SwiftCommand.run("layout kit.swift --format outline", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"token b root a true\""))
  }

  /// Pixels that a program has in memory are drawn.
  @Test func imagesOfBytesAreDrawn() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "bytes.swift",
      #"""
      import SwiftUI
      import UIKit
      // A file of PNG with one red pixel.
      let pixel = Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4\
          z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==
          """
      )!
      #Preview(traits: .fixedLayout(width: 20, height: 40)) {
        VStack(spacing: 0) {
          Image(uiImage: UIImage(data: pixel)!).resizable().frame(width: 20, height: 20)
          Canvas { context, size in
            let source = CGImageSourceCreateWithData(pixel as CFData, nil)!
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)!
            context.draw(Image(decorative: image, scale: 1), in: CGRect(origin: .zero, size: size))
          }
        }
      }
      """#
    )
    let run = try SwiftCommand.run(
      "picture bytes.swift --display-scale 1 -o bytes.png",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try #require(FileManager.default.contents(atPath: scratch.path + "/bytes.png"))
    let pixels = try Pixels(png: Array(bytes))
    #expect(pixels[10, 10] == [255, 0, 0, 255])
    #expect(pixels[10, 30] == [255, 0, 0, 255])
  }
}
