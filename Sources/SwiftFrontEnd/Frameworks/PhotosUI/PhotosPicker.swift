import Photos
import SwiftUI

/// A photo that somebody picks; nobody does here.
public struct PhotosPickerItem: Hashable, Identifiable, Sendable {
  /// How a photo is handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// As it fits.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// As others can read it.
    public static let compatible = Self(name: "compatible")
  }

  /// What it is called in the library; nobody says it.
  public let itemIdentifier: String?
  /// What it can be read as.
  public let supportedContentTypes: [UTType]

  /// The stable identity.
  public var id: String? { itemIdentifier }

  /// Creates an item, of which nothing can be read.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// Inert: there is nothing to be read.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Inert: nothing is read.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// How photos are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In no order.
  public static let `default` = Self(name: "default")
  /// In the order of picking.
  public static let ordered = Self(name: "ordered")
  /// Each at once.
  public static let continuous = Self(name: "continuous")
}

/// The button that lets somebody pick photos; nothing happens when it is pressed.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for several photos.
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
  /// Creates a button for one photo.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// Creates a button for one photo.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }

  /// Creates a button for several photos.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// Creates a button for several photos.
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
  /// Inert: the photos of a device are not shown.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Inert: the photos of a device are not shown.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Inert: the photos of a device are not shown.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// How the photos of a device are shown, which they are not.
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }
