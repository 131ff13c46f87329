// What views use of Core Animation is there with UIKit.
@_exported import UIKit
