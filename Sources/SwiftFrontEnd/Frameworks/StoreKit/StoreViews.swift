import FrameworkPlaces
import SwiftUI

/// The place of something that is sold.
///
/// A placeholder for a row with a product's icon, name, description and price: as high as the
/// style's.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  @Environment(\.productViewHeight) private var height

  /// Creates the placeholder of a product.
  public init(id: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates the placeholder of a product.
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  /// Creates the placeholder of a product.
  public init(
    id: String,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// Creates the placeholder of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// The placeholder.
  public var body: some View {
    FrameworkPlace("ProductView", of: "StoreKit").frame(height: height)
  }
}

/// A placeholder for a store of several products.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the placeholder of products.
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates the placeholder of products.
  public init(
    ids: some Collection<String>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: (String) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// The placeholder.
  public var body: some View { FrameworkPlace("StoreView", of: "StoreKit") }
}

/// A placeholder for subscription options, below the app's content.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates the placeholder of a group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }

  /// Creates a placeholder for a subscription group, below the app's content.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates the placeholder of subscriptions.
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a placeholder for subscriptions, below the app's content.
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
  /// The subscriptions that are offered.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Better ones.
    public static let upgrade = Self(rawValue: 1)
    /// Worse ones.
    public static let downgrade = Self(rawValue: 2)
    /// Crossgrades.
    public static let crossgrade = Self(rawValue: 4)
    /// This one.
    public static let current = Self(rawValue: 8)
    /// All relationships.
    public static let all = Self(rawValue: 15)
  }
}
