// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A UIKit controller among SwiftUI views, whose view is shown (V20.1).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  public var body: _UIViewControllerPlace<Self> { _UIViewControllerPlace(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a UIKit controller among SwiftUI views.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// The placeholder of a UIKit controller.
public struct _UIViewControllerPlace<Representable: UIViewControllerRepresentable>: View {
  let representable: Representable
  @State private var made = MadeUIViewController<Representable>()
  @State private var changes = 0
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  public var body: some View {
    let _ = changes
    let controller = made.update(representable, environment)
    let context = made.context(representable, environment)
    let stage = made.stage
    let changes = $changes
    stage.refresh = { changes.wrappedValue = stage.revision }
    let layout = PlaceLayout { proposal in
      stage.update {
        representable.sizeThatFits(proposal, uiViewController: controller, context: context)
          ?? controller.size(for: proposal)
      }
    }
    return layout {
      UIViewControllerShown(controller: controller, stage: stage, revision: stage.revision)
    }
  }
}

extension UIViewController {
  /// Returns the size for a proposal: the proposal, else the controller's preferred size.
  fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: preferredContentSize == .zero ? CGSize(width: 10, height: 10) : preferredContentSize
    )
  }
}

/// A UIKit controller with the lifetime of the SwiftUI view that makes it.
@MainActor
private final class MadeUIViewController<Representable: UIViewControllerRepresentable> {
  private var controller: Representable.UIViewControllerType?
  private var coordinator: Representable.Coordinator?
  let stage = UIViewStage()

  nonisolated init() {}

  func context(
    _ representable: Representable,
    _ environment: EnvironmentValues
  ) -> Representable.Context {
    let coordinator = coordinator ?? representable.makeCoordinator()
    self.coordinator = coordinator
    return UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: Transaction(),
      environment: environment
    )
  }

  func update(
    _ representable: Representable,
    _ environment: EnvironmentValues
  ) -> Representable.UIViewControllerType {
    let context = context(representable, environment)
    return stage.update {
      let controller = controller ?? make(representable, context)
      representable.updateUIViewController(controller, context: context)
      stage.changed()
      return controller
    }
  }

  private func make(
    _ representable: Representable,
    _ context: Representable.Context
  ) -> Representable.UIViewControllerType {
    let made = representable.makeUIViewController(context: context)
    controller = made
    made.appear(on: stage)
    return made
  }
}
