extension Bundle {
  /// The bundle of a package's resources, which lie beside the sources here.
  ///
  /// The package manager writes this member into targets that have resources; it comes before this one.
  public static var module: Bundle { .main }
}
