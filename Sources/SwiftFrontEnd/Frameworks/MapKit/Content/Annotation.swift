import CoreLocation
import SwiftUI

/// Views at a coordinate, with a title below.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let title: Text?
  private let content: AnyView

  /// Creates views at a coordinate; the views of the title are not shown.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    title = label() as? Text
    self.content = AnyView(content())
  }

  /// Adds the views.
  public func _collect(_ items: inout [_MapItem]) {
    var item = _MapItem(shape: .view(content, anchor: anchor, at: coordinate))
    item.title = title
    items.append(item)
  }
}

extension Annotation where Label == Text {
  /// Creates views at a coordinate.
  public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates views at a coordinate.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The user's location: empty, since it is not known.
public struct UserAnnotation: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// Creates nothing.
  public init(anchor: UnitPoint = .center) {}

  /// Creates nothing.
  public init<Content: View>(
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}

  /// Collects no items.
  public func _collect(_ items: inout [_MapItem]) {}
}
