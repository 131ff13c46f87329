/// What can be made of an item that is dragged or pasted.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// What an item that is dragged or copied can be made of.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
