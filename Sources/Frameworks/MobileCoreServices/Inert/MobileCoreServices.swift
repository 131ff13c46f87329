// Written by tools/frameworks/generate from MobileCoreServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
@_exported import UniformTypeIdentifiers
import SwiftUI

/// A constant, which changes nothing.
public let kUTTypeImage: CFString = "public.image"

/// A constant, which changes nothing.
public let kUTTypeJPEG: CFString = "public.jpeg"

/// A constant, which changes nothing.
public let kUTTypePNG: CFString = "public.png"

/// A constant, which changes nothing.
public let kUTTypeGIF: CFString = "com.compuserve.gif"

/// A constant, which changes nothing.
public let kUTTypeMovie: CFString = "public.movie"

/// A constant, which changes nothing.
public let kUTTypeVideo: CFString = "public.video"

/// A constant, which changes nothing.
public let kUTTypeAudio: CFString = "public.audio"

/// A constant, which changes nothing.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"

/// A constant, which changes nothing.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// A constant, which changes nothing.
public let kUTTypeText: CFString = "public.text"

/// A constant, which changes nothing.
public let kUTTypePlainText: CFString = "public.plain-text"

/// A constant, which changes nothing.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// A constant, which changes nothing.
public let kUTTypeHTML: CFString = "public.html"

/// A constant, which changes nothing.
public let kUTTypeJSON: CFString = "public.json"

/// A constant, which changes nothing.
public let kUTTypePDF: CFString = "com.adobe.pdf"

/// A constant, which changes nothing.
public let kUTTypeURL: CFString = "public.url"

/// A constant, which changes nothing.
public let kUTTypeFileURL: CFString = "public.file-url"

/// A constant, which changes nothing.
public let kUTTypeData: CFString = "public.data"

/// A constant, which changes nothing.
public let kUTTypeItem: CFString = "public.item"

/// A constant, which changes nothing.
public let kUTTypeContent: CFString = "public.content"

/// A constant, which changes nothing.
public let kUTTypeFolder: CFString = "public.folder"

/// A constant, which changes nothing.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
