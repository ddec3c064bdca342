/** The automations that offer several ways to open something, which load with the workbench. */
export const ownIntakes: ReadonlySet<string> = new Set(['product-importer', 'remove-metadata'])

/** Loads what offers these ways, and the dialogs that come with it, before their page is shown. */
export async function prefetchIntakes(): Promise<void> {
  const { loadFirstContact, loadFirstContactState, loadChip } = await import('./parts.ts')
  // At the same time: a chain could still be loading when the page is opened.
  await Promise.all([loadFirstContact(), loadFirstContactState(), loadChip()])
}
