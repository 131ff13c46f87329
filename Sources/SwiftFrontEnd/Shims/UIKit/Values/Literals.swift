// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What `#colorLiteral`, `#imageLiteral` and `#fileLiteral` become where nothing says another type.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
public typealias _FileReferenceLiteralType = URL

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
