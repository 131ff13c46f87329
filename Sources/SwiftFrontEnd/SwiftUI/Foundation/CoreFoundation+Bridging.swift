// Core Foundation's types are Swift's types here: there is no bridging (V13.12).

/// Text.
public typealias CFString = String
/// A dictionary with string keys.
public typealias CFDictionary = [String: Any]
/// An array.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// A URL.
public typealias CFURL = URL
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = Bool
/// An error, as Core Foundation names it.
public typealias CFError = NSError
/// A date.
public typealias CFDate = Date
/// Any value.
public typealias CFTypeRef = AnyObject

/// An allocator; Swift allocates by itself.
public typealias CFAllocator = NSObject
/// The default allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// The number of an error in its domain.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }

/// Returns an error's description.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription }

/// `true` as a value.
public var kCFBooleanTrue: CFBoolean! { true }
/// `false` as a value.
public var kCFBooleanFalse: CFBoolean! { false }

/// The key of a bundle's version in its list of properties.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name in its list of properties.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier in its list of properties.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's program in its list of properties.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
