// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A UIKit view among SwiftUI views, in the size that its code computes (V20.1).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  public var body: _UIViewPlace<Self> { _UIViewPlace(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a UIKit view among SwiftUI views.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// The placeholder of a UIKit view.
public struct _UIViewPlace<Representable: UIViewRepresentable>: View {
  let representable: Representable
  @State private var made = MadeUIView<Representable>()
  @State private var changes = 0
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  public var body: some View {
    let _ = changes
    let view = made.update(representable, environment)
    let context = made.context(representable, environment)
    let stage = made.stage
    let changes = $changes
    stage.refresh = { changes.wrappedValue = stage.revision }
    let layout = PlaceLayout { proposal in
      stage.update {
        representable.sizeThatFits(proposal, uiView: view, context: context)
          ?? view.size(for: proposal)
      }
    }
    return layout { UIViewShown(view: view, stage: stage, revision: stage.revision) }
  }
}

/// A UIKit view with the lifetime of the SwiftUI view that makes it.
@MainActor
private final class MadeUIView<Representable: UIViewRepresentable> {
  private var view: Representable.UIViewType?
  private var coordinator: Representable.Coordinator?
  let stage = UIViewStage()

  nonisolated init() {}

  func context(
    _ representable: Representable,
    _ environment: EnvironmentValues
  ) -> Representable.Context {
    let coordinator = coordinator ?? representable.makeCoordinator()
    self.coordinator = coordinator
    return UIViewRepresentableContext(
      coordinator: coordinator,
      transaction: Transaction(),
      environment: environment
    )
  }

  func update(
    _ representable: Representable,
    _ environment: EnvironmentValues
  ) -> Representable.UIViewType {
    let context = context(representable, environment)
    return stage.update {
      let view = view ?? make(representable, context)
      representable.updateUIView(view, context: context)
      stage.changed()
      return view
    }
  }

  private func make(
    _ representable: Representable,
    _ context: Representable.Context
  ) -> Representable.UIViewType {
    let made = representable.makeUIView(context: context)
    view = made
    stage.take(made)
    return made
  }
}
