// What builds provide under these names and the repository has not: `componentIndexModule`, and the
// files that `writePackedFiles` adds to the package.
type ComponentIndex = readonly import('./componentIndex.ts').IndexedComponent[]

declare module 'virtual:component-index' {
  const index: ComponentIndex
  export default index
}
declare module '@dropwatt/ui/components.json' {
  const index: ComponentIndex
  export default index
}
declare module '@dropwatt/ui/tokens.json' {
  const tokens: { fontFamily: { body: { $value: readonly string[] } } }
  export default tokens
}
