/// A controller of UIKit in a bar of navigation: its title and the buttons of its item.
struct ControllerPage: View {
  let controller: UIViewController
  let stage: UIViewStage
  let isBarHidden: Bool

  var body: some View {
    let _ = controller.isViewLoaded ? () : controller.appear(on: stage)
    UIViewControllerShown(controller: controller, stage: stage, revision: stage.revision)
      .ignoresSafeArea()
      .navigationTitle(
        Text(verbatim: controller.navigationItem.title ?? controller.title ?? "")
      )
      .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { buttons(leading) }
        ToolbarItemGroup(placement: .topBarTrailing) { buttons(trailing) }
      }
  }

  private var isLarge: Bool {
    guard controller.navigationController?.navigationBar.prefersLargeTitles ?? false else {
      return false
    }
    return controller.navigationItem.largeTitleDisplayMode != .never
  }

  private var leading: [UIBarButtonItem] {
    controller.navigationItem.leftBarButtonItems
      ?? controller.navigationItem.leftBarButtonItem.map { [$0] } ?? []
  }

  private var trailing: [UIBarButtonItem] {
    (controller.navigationItem.rightBarButtonItems
      ?? controller.navigationItem.rightBarButtonItem.map { [$0] } ?? []).reversed()
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      let shown = item.shown
      if let view = item.customView {
        CustomItem(view: view)
      } else if item.image != nil || shown.symbol != nil || !shown.words.isEmpty {
        Button {
          if let action = item.primaryAction { action.perform(from: item) }
        } label: {
          if let image = item.image {
            image.image
          } else if let symbol = shown.symbol {
            Image(systemName: symbol)
          } else {
            Text(verbatim: shown.words)
          }
        }
        .accessibilityLabel(
          Text(verbatim: item.accessibilityLabel ?? item.title ?? shown.words)
        )
        .disabled(!item.isEnabled)
      }
    }
  }
}

/// A view of UIKit in a bar.
private struct CustomItem: View {
  let view: UIView
  @State private var stage = UIViewStage()

  var body: some View {
    let size = view.naturalSize
    let _ = stage.take(view)
    UIViewShown(view: view, stage: stage, revision: stage.revision)
      .frame(width: size.width, height: size.height)
  }
}

/// A controller of UIKit as a tab.
struct ControllerTab: View {
  let controller: UIViewController
  let stage: UIViewStage

  var body: some View {
    let _ = controller.isViewLoaded ? () : controller.appear(on: stage)
    UIViewControllerShown(controller: controller, stage: stage, revision: stage.revision)
      .ignoresSafeArea()
      .tabItem {
        let item = controller.tabBarItem
        Label {
          Text(verbatim: item?.title ?? controller.title ?? "")
        } icon: {
          if let image = item?.image { image.image }
        }
      }
  }
}
