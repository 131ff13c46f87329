// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The types of `#colorLiteral`, `#imageLiteral` and `#fileLiteral` without another one in the
// context.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
public typealias _FileReferenceLiteralType = URL

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
