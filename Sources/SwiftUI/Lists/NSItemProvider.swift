/// What is dragged; inert, since nothing is.
public final class NSItemProvider: NSObject {}
