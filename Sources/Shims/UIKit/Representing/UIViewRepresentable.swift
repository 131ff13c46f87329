// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of UIKit among those of SwiftUI: its place stays empty, with the size that its code gives.
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

/// What surrounds a view of UIKit among those of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// The place of a view of UIKit.
public struct _UIViewPlace<Representable: UIViewRepresentable>: View {
  let representable: Representable
  @State private var made = MadeUIView<Representable>()
  @Environment(\.self) private var environment
  @AccessibilityFocusState private var isFocused: Bool

  init(representable: Representable) { self.representable = representable }

  public var body: some View {
    let view = made.update(representable, environment)
    let context = made.context(representable, environment)
    let layout = PlaceLayout { proposal in
      representable.sizeThatFits(proposal, uiView: view, context: context)
        ?? view.size(for: proposal)
    }
    let focus = $isFocused
    view.accessibilityPlace = { focus.wrappedValue = true }
    return layout { Color.clear }.modifier(UIViewElement(view: view, focus: focus))
  }
}

/// A view of UIKit that lives as long as the view of SwiftUI that makes it.
@MainActor
private final class MadeUIView<Representable: UIViewRepresentable> {
  private var view: Representable.UIViewType?
  private var coordinator: Representable.Coordinator?

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
    let view = view ?? make(representable, context)
    representable.updateUIView(view, context: context)
    return view
  }

  private func make(
    _ representable: Representable,
    _ context: Representable.Context
  ) -> Representable.UIViewType {
    PlaceWarning.show(Representable.self)
    let made = representable.makeUIView(context: context)
    view = made
    return made
  }
}
