// Written by tools/frameworks/generate from LinkPresentation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of LinkPresentation, of which there is only the name and its values.
open class LPLinkMetadata: NSObject {
  /// A value that is kept, and changes nothing.
  open var originalURL: URL? = nil
  /// A value that is kept, and changes nothing.
  open var url: URL? = nil
  /// A value that is kept, and changes nothing.
  open var title: String? = nil
  /// A value that is kept, and changes nothing.
  open var imageProvider: NSItemProvider? = nil
  /// A value that is kept, and changes nothing.
  open var iconProvider: NSItemProvider? = nil
}

/// Inert: a class of LinkPresentation, of which there is only the name and its values.
open class LPMetadataProvider: NSObject {
  /// A value that is kept, and changes nothing.
  open var timeout: TimeInterval = 30
  /// A value that is kept, and changes nothing.
  open var shouldFetchSubresources: Bool = true
  /// Inert: always throws.
  @discardableResult open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  /// Inert: does nothing.
  @discardableResult open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// Inert: a class of LinkPresentation, of which there is only the name and its values.
open class LPLinkView: UIView {
  /// Creates one, which does nothing.
  public init(url: URL) {
    super.init(frame: .zero)
  }
  /// Creates one, which does nothing.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A value that is kept, and changes nothing.
  open var metadata: LPLinkMetadata = LPLinkMetadata()
}
