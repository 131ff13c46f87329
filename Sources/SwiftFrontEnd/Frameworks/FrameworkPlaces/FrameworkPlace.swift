import SwiftUI

/// What stands where a framework would show something that is not computed here: a frame of dashes with the
/// name in it, as large as the room that is offered, marked in all documents (V18.3).
///
/// It looks like nothing that a device shows, so that nobody takes it for the thing itself.
public struct FrameworkPlace: View {
  private let name: String
  private let framework: String

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - name: What would be there, as sources call it.
  ///   - framework: Where it is from.
  public init(_ name: String, of framework: String) {
    (self.name, self.framework) = (name, framework)
  }

  /// The frame and the name.
  public var body: some View { EspalierPlaceholder(_placeOf: name, from: framework) }
}
