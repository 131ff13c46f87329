internal import CATK
internal import Glibc

/// The object type of links, with their destinations.
///
/// An instance is an `AtkHyperlink` followed by a pointer to its ``ATKNode``.
@ATKActor
enum ATKHyperlinkType {
  private static let payload = MemoryLayout<AtkHyperlink>.stride

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<AtkHyperlinkClass>.size)
    info.class_init = functions
    info.instance_size = guint16(payload + MemoryLayout<UnsafeRawPointer>.size)
    return g_type_register_static(
      atk_hyperlink_get_type(),
      "EspalierAtkHyperlink",
      &info,
      GTypeFlags(rawValue: 0)
    )
  }()

  private static let functions: ATKObjectType.Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkHyperlinkClass.self) else { return }
    functions.pointee.get_uri = { link, anchor in
      guard anchor == 0 else { return nil }
      return ask(link, otherwise: nil) { node in node.record.destination.map { g_strdup($0) } ?? nil
      }
    }
    functions.pointee.get_object = { link, anchor in
      guard anchor == 0 else { return nil }
      return ask(link, otherwise: nil) { $0.madeObject() }
    }
    functions.pointee.get_start_index = { link in
      ask(link, otherwise: 0) { gint(clamping: $0.linkRange.lowerBound) }
    }
    functions.pointee.get_end_index = { link in
      ask(link, otherwise: 0) { gint(clamping: $0.linkRange.upperBound) }
    }
    functions.pointee.is_valid = { link in ask(link, otherwise: 0) { _ in 1 } }
    functions.pointee.get_n_anchors = { link in ask(link, otherwise: 0) { _ in 1 } }
  }

  /// The link object of a node, made when it is first needed.
  static func hyperlink(of node: ATKNode) -> UnsafeMutablePointer<AtkHyperlink> {
    if let hyperlink = node.hyperlink { return hyperlink }
    guard let raw = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib makes an object or ends the process")
    }
    let hyperlink = UnsafeMutableRawPointer(raw).assumingMemoryBound(to: AtkHyperlink.self)
    setNode(node, of: hyperlink)
    node.hyperlink = hyperlink
    return hyperlink
  }

  static func setNode(_ node: ATKNode?, of hyperlink: UnsafeMutablePointer<AtkHyperlink>) {
    UnsafeMutableRawPointer(hyperlink).storeBytes(
      of: node.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) },
      toByteOffset: payload,
      as: UnsafeRawPointer?.self
    )
  }

  private static func node(at address: UInt) -> ATKNode? {
    UnsafeRawPointer(bitPattern: address)?
      .load(fromByteOffset: payload, as: UnsafeRawPointer?.self).map {
        Unmanaged<ATKNode>.fromOpaque($0).takeUnretainedValue()
      }
  }

  private nonisolated static func ask<Result>(
    _ hyperlink: UnsafeMutablePointer<AtkHyperlink>?,
    otherwise fallback: Result,
    _ body: @ATKActor (ATKNode) -> Result
  ) -> Result {
    let address = UInt(bitPattern: hyperlink)
    let answer = ATKActor.assumeIsolated { node(at: address).map(body) }
    return answer ?? fallback
  }
}

extension ATKObjectType {
  /// `AtkHypertext`: the whole text of a link is the link; those in another text are its children.
  static let hypertextFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkHypertextIface.self) else { return }
    functions.pointee.get_n_links = { answer($0, otherwise: 0) { gint(clamping: $0.links.count) } }
    functions.pointee.get_link = { text, index in
      answer(text, otherwise: nil) { node in
        let links = node.links
        guard links.indices.contains(Int(index)) else { return nil }
        return ATKHyperlinkType.hyperlink(of: links[Int(index)])
      }
    }
    functions.pointee.get_link_index = { text, offset in
      answer(text, otherwise: -1) { node in
        gint(clamping: node.links.firstIndex { $0.linkRange.contains(Int(offset)) } ?? -1)
      }
    }
  }

  /// `AtkHyperlinkImpl`: a node that is a link has one.
  static let hyperlinkImplFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkHyperlinkImplIface.self)
    else { return }
    functions.pointee.get_hyperlink = { link in
      answer(link, otherwise: nil) { node in
        let hyperlink = ATKHyperlinkType.hyperlink(of: node)
        g_object_ref(hyperlink)
        return hyperlink
      }
    }
  }
}

extension ATKNode {
  /// The links of the text: the node itself, or those in it.
  fileprivate var links: [ATKNode] {
    record.interfaces.contains(.hyperlinkImpl)
      ? [self] : children.filter { $0.record.linkRange != nil }
  }

  /// The range of the link in its text.
  fileprivate var linkRange: Range<Int> { record.linkRange ?? 0..<texts.scalars.count }
}
