import SwiftUI

extension DrawingCases {
  /// The views of cases, as the file of the cases words them.
  static var colors: [String: () -> AnyView] {
    [
      "sys-gray-dark": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
      "sys-red-light": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-red-dark": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-orange-light": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-orange-dark": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-light": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-dark": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-green-dark": {
        AnyView(
          Color.green.frame(width: 1, height: 1)
        )
      },
      "sys-mint-dark": {
        AnyView(
          Color.mint.frame(width: 1, height: 1)
        )
      },
      "sys-teal-light": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys-teal-dark": {
        AnyView(
          Color.teal.frame(width: 1, height: 1)
        )
      },
      "sys-cyan-light": {
        AnyView(
          Color.cyan.frame(width: 1, height: 1)
        )
      },
      "sys-blue-dark": {
        AnyView(
          Color.blue.frame(width: 1, height: 1)
        )
      },
      "sys-purple-light": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-purple-dark": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-pink-light": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-pink-dark": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-brown-light": {
        AnyView(
          Color.brown.frame(width: 1, height: 1)
        )
      },
      "sys-black": {
        AnyView(
          Color.black.frame(width: 1, height: 1)
        )
      },
      "sys-white": {
        AnyView(
          Color.white.frame(width: 1, height: 1)
        )
      },
      "sys-white-dark": {
        AnyView(
          Color.white.frame(width: 1, height: 1)
        )
      },
      "sys-clear": {
        AnyView(
          Color.clear.frame(width: 1, height: 1)
        )
      },
      "sys-red-light-increased": {
        AnyView(
          Color.red.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-light-increased": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-cyan-light-increased": {
        AnyView(
          Color.cyan.frame(width: 1, height: 1)
        )
      },
      "sys-blue-light-increased": {
        AnyView(
          Color.blue.frame(width: 1, height: 1)
        )
      },
      "sys-indigo-light-increased": {
        AnyView(
          Color.indigo.frame(width: 1, height: 1)
        )
      },
      "sys-pink-light-increased": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-brown-light-increased": {
        AnyView(
          Color.brown.frame(width: 1, height: 1)
        )
      },
      "sys-gray-light-increased": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
      "sys-orange-dark-increased": {
        AnyView(
          Color.orange.frame(width: 1, height: 1)
        )
      },
      "sys-yellow-dark-increased": {
        AnyView(
          Color.yellow.frame(width: 1, height: 1)
        )
      },
      "sys-purple-dark-increased": {
        AnyView(
          Color.purple.frame(width: 1, height: 1)
        )
      },
      "sys-pink-dark-increased": {
        AnyView(
          Color.pink.frame(width: 1, height: 1)
        )
      },
      "sys-gray-dark-increased": {
        AnyView(
          Color.gray.frame(width: 1, height: 1)
        )
      },
    ]
  }
}
