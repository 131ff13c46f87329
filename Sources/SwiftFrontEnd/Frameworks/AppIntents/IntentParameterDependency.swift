import SwiftUI
import UniformTypeIdentifiers

/// Another parameter that choices depend on; nobody chooses, so there is none.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent> {
  /// Names the parameters.
  public init(_ keyPaths: PartialKeyPath<Intent>...) {}

  /// None: nobody chooses.
  public var wrappedValue: Intent? { nil }
  /// The dependency itself.
  public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
  /// What is in it.
  public let data: Data
  /// Its name.
  public let filename: String
  /// What kind it is.
  public let type: UTType?
  /// Where it is; nil for one that is in memory.
  public let fileURL: URL?

  /// Creates a file of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file of one that is there.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.type, self.fileURL) = (type, fileURL)
  }
}
