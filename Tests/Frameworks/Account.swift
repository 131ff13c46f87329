import AVKit
import AuthenticationServices
import CryptoKit
import PhotosUI
import QuickLook
import SafariServices
import StoreKit
import SwiftUI
import WebKit

struct Browser: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct Account: View {
  @State private var photo: PhotosPickerItem?
  @State private var file: URL?
  @State private var products: [Product] = []
  @Environment(\.requestReview) private var requestReview
  @Environment(\.colorScheme) private var colorScheme

  private var gravatar: String {
    Insecure.MD5.hash(data: Data("a@example.com".utf8)).map { String(format: "%02x", $0) }.joined()
  }

  var body: some View {
    VStack {
      VideoPlayer(player: AVPlayer(url: URL(filePath: "/film.mp4"))) {
        Text("Over the film")
      }
      .frame(height: 120)
      PhotosPicker(selection: $photo, matching: .images) {
        Label("Choose a photo", systemImage: "photo")
      }
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .success(let authorization) = result { print(authorization.credential) }
      }
      .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
      .frame(width: 280, height: 45)
      ProductView(id: "pro").productViewStyle(.compact)
      WebView(url: URL(string: "https://example.com")).frame(height: 60)
      Text(gravatar.prefix(8))
      Text("\(products.count) products")
      ShareLink(item: "https://example.com")
    }
    .padding()
    .quickLookPreview($file)
    .task { products = (try? await Product.products(for: ["pro"])) ?? [] }
  }
}

#Preview("Account") { Account() }
#Preview("Store") {
  SubscriptionStoreView(groupID: "1") { Text("Go pro") }.frame(height: 300)
}
#Preview("Browser") { Browser(url: URL(filePath: "/page.html")) }

@MainActor final class Visits {
  private(set) var count = 0
  func note() { count += 1 }
}

/// Is told on the main actor, as what it tells is.
final class Navigation: NSObject, WKNavigationDelegate {
  let visits: Visits
  init(visits: Visits) { self.visits = visits }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { visits.note() }
}
