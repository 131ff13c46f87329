/// Wraps several previews' views, such as in objects that are made once.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context, which is made once for all previews with the modifier.
  associatedtype Context
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the context that all previews with the modifier share.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the context that all previews with the modifier share.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews is given.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

/// A preview with its modifier; empty until the shared context is made.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  init(content: AnyView, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      Color.clear.frame(width: 0, height: 0)
        .task {
          do {
            context = try await Modifier.makeSharedContext()
          } catch {
            preconditionFailure("\(Modifier.self) has made nothing for previews: \(error)")
          }
        }
    }
  }
}
