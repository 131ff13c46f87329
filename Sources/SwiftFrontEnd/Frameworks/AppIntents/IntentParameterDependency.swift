import SwiftUI
import UniformTypeIdentifiers

/// The parameters that a parameter's options depend on; always nil, as there is no configuration.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Creates a dependency on some parameters.
  public init(_ keyPaths: PartialKeyPath<Intent>...) {}

  /// Always nil: no other parameter is known.
  public var wrappedValue: Parameters? { nil }

  /// The parameters of the intent, of which each has a value.
  @dynamicMemberLookup
  public enum Parameters: Sendable {
    /// The value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      switch self {}
    }

    /// The value of a parameter that may be missing in the intent, but not here.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
      switch self {}
    }
  }

  /// The dependency itself.
  public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
  /// The content of the file.
  public let data: Data
  /// The name of the file.
  public let filename: String
  /// The type of the file.
  public let type: UTType?
  /// The URL of the file; nil for one in memory.
  public let fileURL: URL?

  /// Creates a file of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file wrapper from a file.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.type, self.fileURL) = (type, fileURL)
  }
}
