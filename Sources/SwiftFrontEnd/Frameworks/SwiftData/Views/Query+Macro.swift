import SwiftUI

// The macro `@Query` with the forms of the structure's initialisers: it writes a property of that type.

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  animation: Animation = .default
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>,
  transaction: Transaction
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>?,
  sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  sort descriptors: [SortDescriptor<Element>],
  animation: Animation = .default
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil,
  sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "EspalierMacros", type: "QueryMacro")

/// Fetches models for a view.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "EspalierMacros", type: "QueryMacro")
