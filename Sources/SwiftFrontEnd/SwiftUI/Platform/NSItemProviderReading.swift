/// A type that dragged or pasted items can be read as.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// A type that can be written as an item to drag or copy.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
