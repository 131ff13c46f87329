// The modules that sources expect of `import SwiftUI` (V13.12).
@_exported public import AnimationCore
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
