// There is no Objective-C here: its base classes are Foundation's.
@_exported import Foundation
