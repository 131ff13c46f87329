import SwiftUI

/// The style of a product's view.
public protocol ProductViewStyle {
  /// The height of the view; it is chosen here, since Apple does not document it.
  var _height: CGFloat { get }
}

/// The default.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// The height of the view.
  public var _height: CGFloat { 80 }
}

/// A row.
public struct CompactProductViewStyle: ProductViewStyle {
  /// The height of the view.
  public var _height: CGFloat { 56 }
}

/// A row with a description.
public struct RegularProductViewStyle: ProductViewStyle {
  /// The height of the view.
  public var _height: CGFloat { 80 }
}

/// A large icon with text below.
public struct LargeProductViewStyle: ProductViewStyle {
  /// The height of the view.
  public var _height: CGFloat { 300 }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The default.
  public static var automatic: Self { Self() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A row.
  public static var compact: Self { Self() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A row with a description.
  public static var regular: Self { Self() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A large icon with text below.
  public static var large: Self { Self() }
}

private struct ProductViewHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 80
}

extension EnvironmentValues {
  var productViewHeight: CGFloat {
    get { self[ProductViewHeightKey.self] }
    set { self[ProductViewHeightKey.self] = newValue }
  }

  /// The action that requests a review of the app: it does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// The action that purchases a product: it does nothing.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Inert: no review is requested.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Inert: does nothing.
  public func callAsFunction() {}
}

/// Inert: purchases nothing.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Inert: nothing is purchased.
  @discardableResult
  public func callAsFunction(
    _ product: Product,
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

/// The state of a task of the store.
public enum EntitlementTaskState<Value> {
  /// The task runs; here it never ends.
  case loading
  /// The task has failed.
  case failure(any Error)
  /// The task has succeeded.
  case success(Value)

  /// The value; nil unless the task has succeeded.
  public var value: Value? {
    if case .success(let value) = self { return value }
    return nil
  }

  /// The error; nil unless the task has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }

  /// Returns the state with a transformed value.
  public func map<Other>(_ change: (Value) -> Other) -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(change(value))
    }
  }
}

extension View {
  /// Sets the style of product views inside.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewHeight, style._height)
  }

  /// Inert: no sheet is presented.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Inert: no sheet is presented.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View { self }

  /// Inert: no sheet is presented.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Inert: no sheet is presented.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64,
    isPresented: Binding<Bool>,
    onDismiss: (
      (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  /// Inert: no sheet is presented.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay
  ) -> some View { self }

  /// Inert: nothing is purchased.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Inert: nothing is purchased.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Inert: there is no subscription status.
  public nonisolated func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }

  /// Inert: there are no entitlements.
  public nonisolated func currentEntitlementTask(
    for productID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
  ) -> some View { self }

  /// Inert: there are no products.
  public nonisolated func storeProductsTask(
    for ids: some Collection<String>,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product]>) async -> Void
  ) -> some View { self }

  /// Inert: the placeholder has no buttons.
  public nonisolated func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some View { self }

  /// Inert: the placeholder has no buttons.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }

  /// Inert: the placeholder has no pickers.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some View { self }

  /// Inert: the placeholder has one style.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }

  /// Inert: the placeholder has no policies.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL,
    for button: SubscriptionStorePolicyKind
  ) -> some View { self }
}

extension EntitlementTaskState {
  /// Returns the state with an asynchronously transformed value.
  public func map<Other>(
    _ change: @Sendable (Value) async throws -> Other
  ) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await change(value))
    }
  }
}

extension View {
  /// Inert: the placeholder has no controls.
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }

  /// Inert: the placeholder has no controls.
  public nonisolated func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  /// Inert: the background of a store.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .window }
  /// Inert: the background of a store's header.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .window }
  /// Inert: the background of a store.
  public static var subscriptionStore: ContainerBackgroundPlacement { .window }
}

/// A button of a store.
public enum StoreButtonKind: Sendable {
  case automatic, cancellation, restorePurchases, redeemCode, signIn, policies
}

/// The label of a subscription button.
public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, displayName, price, action, multiline, singleLine
}

/// The style of subscription options.
public enum SubscriptionStoreControlStyle: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker
}

/// The policies of a store.
public enum SubscriptionStorePolicyKind: Sendable { case privacyPolicy, termsOfService }
