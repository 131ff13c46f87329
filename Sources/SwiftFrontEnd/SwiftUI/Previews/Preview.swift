/// A preview, as far as its macro names it.
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}
}
