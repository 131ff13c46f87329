extension Bundle {
  /// The bundle of a package's resources, which are beside the sources here.
  ///
  /// SwiftPM adds this member to targets with resources, and that one is preferred.
  public static var module: Bundle { .main }
}
