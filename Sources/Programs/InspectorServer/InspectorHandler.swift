import AgentServer
import FlyingFox
import Foundation
import Inspector

/// Answers the requests of pages: the page, its news, and what is done with a screen.
struct InspectorHandler: HTTPHandler {
  let gate: RequestGate
  let session: InspectorSession
  let connections: ConnectionGuard
  let activity: Activity

  /// The most bytes of a request's body.
  private static let mostBytes = 1 << 16
  /// The most actions that are done at once, and the most bytes of each.
  private static let (mostActions, longestAction) = (100, 4096)
  /// The seconds after which a page is told that there are no news.
  private static let patience = 20.0

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let path = gate.path(of: request) else {
      return InspectorHandler.refusal(.forbidden, "this is not the address that was printed")
    }
    if case .ip4(_, let port) = request.remoteAddress { connections.know(port) }
    activity.begin()
    defer { activity.end() }
    switch (request.method, path) {
    case (.GET, ""): return page()
    case (.GET, "news"): return await news(request)
    case (.GET, "shown"): return await show(request)
    case (.POST, "act"): return try await act(request)
    case (_, ""), (_, "news"), (_, "shown"), (_, "act"):
      return InspectorHandler.refusal(.methodNotAllowed, "there is no such method here")
    case _: return InspectorHandler.refusal(.notFound, "there is nothing of this name")
    }
  }

  private func page() -> HTTPResponse {
    let nonce = RequestGate().token
    let html = InspectorPage.live(nonce: nonce)
    var response = InspectorHandler.response(.ok, "text/html; charset=utf-8", html)
    response.headers[HTTPHeader("Content-Security-Policy")] = """
      default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    return response
  }

  private func news(_ request: HTTPRequest) async -> HTTPResponse {
    guard let known = value("after", of: request).flatMap(Int.init), known >= 0 else {
      return InspectorHandler.refusal(.badRequest, "'after' is the version of the news")
    }
    _ = await noteShown(request)
    let text = await session.board.next(after: known, seconds: InspectorHandler.patience)
    return InspectorHandler.response(.ok, "text/plain; charset=utf-8", text)
  }

  /// Notes what a page shows, so that it is told the documents of that.
  private func show(_ request: HTTPRequest) async -> HTTPResponse {
    guard await noteShown(request) else {
      return InspectorHandler.refusal(.badRequest, "'screen' and 'variant' are what is shown")
    }
    return InspectorHandler.response(.accepted, "text/plain; charset=utf-8", [])
  }

  private func noteShown(_ request: HTTPRequest) async -> Bool {
    guard let screen = value("screen", of: request),
      let variant = value("variant", of: request).flatMap(Int.init), variant >= 0
    else { return false }
    await session.show(screen, variant)
    return true
  }

  private func value(_ name: String, of request: HTTPRequest) -> String? {
    request.query.first { $0.name == name }?.value
  }

  private func act(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.headers[.contentType] == "application/json" else {
      return InspectorHandler.refusal(.unsupportedMediaType, "actions are application/json")
    }
    guard let count = request.bodySequence.count, count <= InspectorHandler.mostBytes else {
      return InspectorHandler.refusal(.payloadTooLarge, "actions have at most 64 KiB")
    }
    guard let body = AgentValue(Array(try await request.bodyData)),
      let screen = body["screen"]?.string, case .integer(let variant) = body["variant"],
      let actions = body["actions"]?.strings, actions.count <= InspectorHandler.mostActions,
      actions.allSatisfy({
        $0.utf8.count <= InspectorHandler.longestAction && !$0.utf8.contains(0)
      })
    else { return InspectorHandler.refusal(.badRequest, "these are no actions") }
    if let reason = await session.use(screen, variant, actions) {
      return InspectorHandler.refusal(.conflict, reason)
    }
    return InspectorHandler.response(.accepted, "text/plain; charset=utf-8", [])
  }

  // MARK: Responses

  private static func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    response(status, "text/plain; charset=utf-8", Array((reason + "\n").utf8))
  }

  /// A response that no other page may read, keep or show inside of itself.
  private static func response(
    _ status: HTTPStatusCode,
    _ type: String,
    _ body: [UInt8]
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: HTTPHeaders([
        .contentType: type,
        .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): "default-src 'none'; frame-ancestors 'none'",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("X-Frame-Options"): "DENY",
      ]),
      body: HTTPBodySequence(data: Data(body), suggestedBufferSize: 1 << 18)
    )
  }
}
