import SwiftUI

/// A placeholder for a framework's view that is not computed here: a dashed frame with the name in
/// it, as large as its proposal, marked in all documents (V18.3).
///
/// It resembles nothing that a device shows, so that it is not mistaken for the view.
public struct FrameworkPlace: View {
  private let name: String
  private let framework: String

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - name: The name of the view's type, as in source code.
  ///   - framework: The name of the framework.
  public init(_ name: String, of framework: String) {
    (self.name, self.framework) = (name, framework)
  }

  /// The frame and the name.
  public var body: some View { EspalierPlaceholder(_placeOf: name, from: framework) }
}
