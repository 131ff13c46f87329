// There is no Objective-C here: its classes are those of Foundation.
@_exported import Foundation
