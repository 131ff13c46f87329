import Photos
import SwiftUI

/// A photo that a user picks; none is picked here.
public struct PhotosPickerItem: Hashable, Identifiable, Sendable {
  /// The encoding of a photo's representation.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The best encoding for the item.
    public static let automatic = Self(name: "automatic")
    /// The current encoding.
    public static let current = Self(name: "current")
    /// A compatible encoding.
    public static let compatible = Self(name: "compatible")
  }

  /// The photo's identifier in the library; always nil.
  public let itemIdentifier: String?
  /// The content types of the photo.
  public let supportedContentTypes: [UTType]

  /// The stable identity.
  public var id: String? { itemIdentifier }

  /// Creates an item, which cannot be loaded.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// Inert: the item cannot be loaded.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Inert: the item cannot be loaded.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// The selection behavior of a photo picker.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In no order.
  public static let `default` = Self(name: "default")
  /// In the order of selection.
  public static let ordered = Self(name: "ordered")
  /// Each selection at once.
  public static let continuous = Self(name: "continuous")
}

/// A button that would open a photo picker; it does nothing.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// Creates a button that picks one photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button that picks one photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button that picks several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button that picks several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// Creates a button that picks one photo.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// Creates a button that picks one photo.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }

  /// Creates a button that picks several photos.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// Creates a button that picks several photos.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
}

extension View {
  /// Inert: there is no photo picker.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Inert: there is no photo picker.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Inert: there is no photo picker.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// The style of a photo picker, which is not shown.
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }
