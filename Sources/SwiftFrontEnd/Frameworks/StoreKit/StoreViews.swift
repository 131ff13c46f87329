import FrameworkPlaces
import SwiftUI

/// The place of something that is sold.
///
/// A device shows a row of its sign, its name, its description and its price: as high as the style says.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  @Environment(\.productViewHeight) private var height

  /// Creates the place of a product.
  public init(id: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates the place of a product.
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  /// Creates the place of a product.
  public init(
    id: String,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// Creates the place of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// The place.
  public var body: some View {
    FrameworkPlace("ProductView", of: "StoreKit").frame(height: height)
  }
}

/// The place of several things that are sold.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the place of products.
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates the place of products.
  public init(
    ids: some Collection<String>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: (String) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// The place.
  public var body: some View { FrameworkPlace("StoreView", of: "StoreKit") }
}

/// The place of the ways to subscribe, below what an app says of them.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates the place of a group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }

  /// Creates the place of a group of subscriptions, below what is said of them.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates the place of subscriptions.
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates the place of subscriptions, below what is said of them.
  public init(
    productIDs: some Collection<String>,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// The app's content, above the placeholder.
  public var body: some View {
    VStack(spacing: 0) {
      content
      FrameworkPlace("SubscriptionStoreView", of: "StoreKit")
    }
  }
}

extension Product {
  /// Which subscriptions are offered.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The number that stands for it.
    public let rawValue: Int

    /// Creates what a number stands for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Better ones.
    public static let upgrade = Self(rawValue: 1)
    /// Worse ones.
    public static let downgrade = Self(rawValue: 2)
    /// Others.
    public static let crossgrade = Self(rawValue: 4)
    /// This one.
    public static let current = Self(rawValue: 8)
    /// All.
    public static let all = Self(rawValue: 15)
  }
}
