internal import ViewGraph

/// Views that a closure builds when they are needed, such as those of a sheet.
struct DeferredView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
