/// A view of a preview.
public struct PreviewContent {
  /// The argument of the preview, as text; nil if it takes none.
  public let argument: String?
  /// Builds the view.
  public let makeView: @MainActor () -> any View

  /// The view of a preview without arguments.
  public static func one(
    @ViewBuilder _ makeView: @escaping @MainActor () -> any View
  ) -> [PreviewContent] {
    [PreviewContent(argument: nil, makeView: makeView)]
  }

  /// The views of a preview, one for each argument.
  @MainActor public static func each<Arguments: Sequence>(
    _ arguments: Arguments,
    @ViewBuilder _ makeView: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [PreviewContent] {
    arguments.map { argument in
      PreviewContent(argument: String(describing: argument)) { makeView(argument) }
    }
  }
}
