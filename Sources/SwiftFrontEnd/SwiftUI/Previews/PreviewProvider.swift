/// A type that provides previews (V10.15).
@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The previews; each view of a group is one.
  @ViewBuilder static var previews: Previews { get }

  /// The platform that the previews are for; nil for the one that they are shown on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform, which the command line selects.
  public static var platform: PreviewPlatform? { nil }
}
