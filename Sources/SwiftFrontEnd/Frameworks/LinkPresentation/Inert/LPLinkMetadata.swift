// Written by tools/frameworks/generate from LinkPresentation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of LinkPresentation; only its name and values exist.
open class LPLinkMetadata: NSObject {
  /// Stored; has no effect.
  open var originalURL: URL? = nil
  /// Stored; has no effect.
  open var url: URL? = nil
  /// Stored; has no effect.
  open var title: String? = nil
  /// Stored; has no effect.
  open var imageProvider: NSItemProvider? = nil
  /// Stored; has no effect.
  open var iconProvider: NSItemProvider? = nil
}

/// Inert: a class of LinkPresentation; only its name and values exist.
open class LPMetadataProvider: NSObject {
  /// Stored; has no effect.
  open var timeout: TimeInterval = 30
  /// Stored; has no effect.
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

/// Inert: a class of LinkPresentation; only its name and values exist.
open class LPLinkView: UIView {
  /// Creates an instance without effect.
  public init(url: URL) {
    super.init(frame: .zero)
  }
  /// Creates an instance without effect.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Stored; has no effect.
  open var metadata: LPLinkMetadata = LPLinkMetadata()
}
