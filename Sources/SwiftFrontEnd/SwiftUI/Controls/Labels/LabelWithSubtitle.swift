internal import LayoutCore
internal import ViewGraph

/// A label of several views beside each other: the first is the title, those below it are subtitles, smaller and
/// in secondary style (V10.33).
struct LabelWithSubtitle<Label: View>: View {
  let label: Label

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: label) { views in
        ForEach(views) { view in
          if view.id == views.first?.id {
            view
          } else {
            view.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  /// Appends a label, in a column if its builder has several views.
  static func append(_ label: Label, to cursor: inout ChildCursor) {
    if Label.self is any SeveralViews.Type {
      let column = LabelWithSubtitle(label: label)
      LabelWithSubtitle._append(column, to: &cursor)
    } else {
      Label._append(label, to: &cursor)
    }
  }
}

/// The result of a view builder with several views.
protocol SeveralViews {}

extension TupleView: SeveralViews {}
