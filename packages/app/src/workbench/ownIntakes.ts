/** The automations that offer several ways to open something, which load with the workbench. */
export const ownIntakes: ReadonlySet<string> = new Set(['product-importer', 'remove-metadata'])

/** Loads what offers these ways, and the dialogs that come with it, before their page is shown. */
export async function prefetchIntakes(): Promise<void> {
  const { loadFirstContact, loadChip } = await import('./parts.ts')
  const [{ loadState }] = await Promise.all([loadFirstContact(), loadChip()])
  await loadState()
}
