import Foundation
import Testing

/// Recognizers and controllers of UIKit that views name.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct UIKitShimTests {
  /// What is only named compiles, and says that nothing is recognized.
  @Test func recognizersAndControllersOfUIKitHoldTheirValues() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "app/Kit.swift",
      """
      import SwiftUI
      import UIKit
      struct Pan: UIGestureRecognizerRepresentable {
        @Binding var offset: CGFloat
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate { Delegate() }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
          let pan = UIPanGestureRecognizer()
          pan.maximumNumberOfTouches = 2
          pan.delegate = context.coordinator
          return pan
        }
        func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
          offset = context.converter.localTranslation?.x ?? pan.translation(in: pan.view).x
        }
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
          ) -> Bool { true }
        }
      }
      final class Results: NSObject, UISearchResultsUpdating {
        func updateSearchResults(for searchController: UISearchController) {}
      }
      @MainActor func words() -> String {
        let view = UIView()
        let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
        rotation.rotation = 2
        view.addGestureRecognizer(rotation)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = "find"
        let updater = Results()
        search.searchResultsUpdater = updater
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(), for: .primary)
        split.viewController(for: .primary)?.navigationItem.searchController = search
        split.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 3)
        return "\\(rotation.view === view) \\(search.searchBar.text ?? "") "
          + "\\(split.viewController(for: .primary) != nil) \\(split.tabBarItem.tag)"
      }
      struct Kit: View {
        @State private var offset: CGFloat = 0
        @State private var count = 0
        var body: some View {
          Text(verbatim: words()).gesture(Pan(offset: $offset)).onAppear { count = 1 }
          Text(verbatim: "\\(count)").gesture(Pan(offset: $offset))
        }
      }
      #Preview { Kit() }
      """
    )
    let run = try SwiftCommand.run("layout app --text fixed --format outline", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"true find true 3\""))
    #expect(run.errors.components(separatedBy: "'Pan' recognizes touches with UIKit").count == 2)
  }
}
