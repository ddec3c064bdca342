/** The automations that offer several ways to open something, which load with the workbench. */
export const ownIntakes: ReadonlySet<string> = new Set(['product-importer', 'remove-metadata'])

/** Loads what offers these ways, before their page is shown. */
export async function prefetchIntakes(): Promise<void> {
  const { loadState } = await import('./parts.ts').then((parts) => parts.loadFirstContact())
  await loadState()
}
