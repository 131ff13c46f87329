extension Screen {
  /// A form in which a screen is compared with a file beside the test.
  public struct SnapshotForm: Sendable, Hashable {
    /// The document of a form.
    enum Document: Hashable {
      case outline
      case accessibility
      case spoken
      case image(scale: Double?)
    }

    let document: Document

    /// The frames of all views, as text.
    public static let outline = SnapshotForm(document: .outline)
    /// The accessibility tree, as text.
    public static let accessibility = SnapshotForm(document: .accessibility)
    /// The speech of VoiceOver, as text.
    public static let spoken = SnapshotForm(document: .spoken)
    /// The picture, as a PNG file with as many pixels as the device has.
    public static let image = SnapshotForm.image()

    /// The picture, as a PNG file.
    ///
    /// - Parameter scale: The pixels per point; nil for the device's.
    public static func image(scale: Double? = nil) -> SnapshotForm {
      SnapshotForm(document: .image(scale: scale))
    }

    /// The end of the names of files.
    var ending: String {
      switch document {
      case .outline: "outline.txt"
      case .accessibility: "accessibility.txt"
      case .spoken: "spoken.txt"
      case .image(nil): "png"
      case .image(let scale?): "@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x.png"
      }
    }
  }
}
