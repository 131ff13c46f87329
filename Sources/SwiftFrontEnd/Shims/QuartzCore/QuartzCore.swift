// The Core Animation types that views use come with UIKit.
@_exported import UIKit
