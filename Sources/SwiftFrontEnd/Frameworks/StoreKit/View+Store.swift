import SwiftUI

/// How something that is sold is shown.
public protocol ProductViewStyle {
  /// How high it is shown; the height is chosen, since Apple does not say it.
  var _height: CGFloat { get }
}

/// As it fits.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// How high it is shown.
  public var _height: CGFloat { 80 }
}

/// A row.
public struct CompactProductViewStyle: ProductViewStyle {
  /// How high it is shown.
  public var _height: CGFloat { 56 }
}

/// A row with a description.
public struct RegularProductViewStyle: ProductViewStyle {
  /// How high it is shown.
  public var _height: CGFloat { 80 }
}

/// A large picture with words below.
public struct LargeProductViewStyle: ProductViewStyle {
  /// How high it is shown.
  public var _height: CGFloat { 300 }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As it fits.
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
  /// A large picture with words below.
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

  /// What asks for a word on the app: nobody is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// What buys: nothing is bought.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Inert: asks nobody.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Inert: does nothing.
  public func callAsFunction() {}
}

/// Inert: buys nothing.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Inert: nothing is bought.
  @discardableResult
  public func callAsFunction(
    _ product: Product,
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

/// How far something from the store is.
public enum EntitlementTaskState<Value> {
  /// Nobody knows yet.
  case loading
  /// It could not be had.
  case failure(any Error)
  /// It is there.
  case success(Value)

  /// The value; nil where it is not there.
  public var value: Value? {
    if case .success(let value) = self { return value }
    return nil
  }

  /// Why there is none; nil for no reason.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }

  /// What a function makes of the value.
  public func map<Other>(_ change: (Value) -> Other) -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(change(value))
    }
  }
}

extension View {
  /// How things that are sold are shown.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewHeight, style._height)
  }

  /// Inert: nothing is shown over the screen.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Inert: nothing is shown over the screen.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View { self }

  /// Inert: nothing is shown over the screen.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Inert: nothing is shown over the screen.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64,
    isPresented: Binding<Bool>,
    onDismiss: (
      (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  /// Inert: nothing is shown over the screen.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay
  ) -> some View { self }

  /// Inert: nothing is bought.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Inert: nothing is bought.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Inert: nobody hears of subscriptions.
  public nonisolated func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }

  /// Inert: nobody hears of what was bought.
  public nonisolated func currentEntitlementTask(
    for productID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
  ) -> some View { self }

  /// Inert: nobody hears of products.
  public nonisolated func storeProductsTask(
    for ids: some Collection<String>,
    priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product]>) async -> Void
  ) -> some View { self }

  /// Inert: a place has no buttons.
  public nonisolated func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some View { self }

  /// Inert: a place has no buttons.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }

  /// Inert: a place has no pickers.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some View { self }

  /// Inert: a place has one style.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }

  /// Inert: a place names no rules.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL,
    for button: SubscriptionStorePolicyKind
  ) -> some View { self }
}

extension EntitlementTaskState {
  /// What a function makes of the value, when it is done.
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
  /// Inert: a place has no controls.
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }

  /// Inert: a place has no controls.
  public nonisolated func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  /// Inert: all of a store.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .window }
  /// Inert: the head of a store.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .window }
  /// Inert: a store.
  public static var subscriptionStore: ContainerBackgroundPlacement { .window }
}

/// A button of a store.
public enum StoreButtonKind: Sendable {
  case automatic, cancellation, restorePurchases, redeemCode, signIn, policies
}

/// What a button to subscribe says.
public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, displayName, price, action, multiline, singleLine
}

/// How ways to subscribe are shown.
public enum SubscriptionStoreControlStyle: Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker
}

/// What a store is bound by.
public enum SubscriptionStorePolicyKind: Sendable { case privacyPolicy, termsOfService }
