// Written by tools/frameworks/generate from MobileCoreServices.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
@_exported import UniformTypeIdentifiers
import SwiftUI

/// A constant without effect.
public let kUTTypeImage: CFString = "public.image"

/// A constant without effect.
public let kUTTypeJPEG: CFString = "public.jpeg"

/// A constant without effect.
public let kUTTypePNG: CFString = "public.png"

/// A constant without effect.
public let kUTTypeGIF: CFString = "com.compuserve.gif"

/// A constant without effect.
public let kUTTypeMovie: CFString = "public.movie"

/// A constant without effect.
public let kUTTypeVideo: CFString = "public.video"

/// A constant without effect.
public let kUTTypeAudio: CFString = "public.audio"

/// A constant without effect.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"

/// A constant without effect.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// A constant without effect.
public let kUTTypeText: CFString = "public.text"

/// A constant without effect.
public let kUTTypePlainText: CFString = "public.plain-text"

/// A constant without effect.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// A constant without effect.
public let kUTTypeHTML: CFString = "public.html"

/// A constant without effect.
public let kUTTypeJSON: CFString = "public.json"

/// A constant without effect.
public let kUTTypePDF: CFString = "com.adobe.pdf"

/// A constant without effect.
public let kUTTypeURL: CFString = "public.url"

/// A constant without effect.
public let kUTTypeFileURL: CFString = "public.file-url"

/// A constant without effect.
public let kUTTypeData: CFString = "public.data"

/// A constant without effect.
public let kUTTypeItem: CFString = "public.item"

/// A constant without effect.
public let kUTTypeContent: CFString = "public.content"

/// A constant without effect.
public let kUTTypeFolder: CFString = "public.folder"

/// A constant without effect.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
