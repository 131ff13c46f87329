/// A view that receives a publisher's values.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The closure that receives each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates the view.
  public nonisolated init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  /// The content, subscribed to the publisher.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
