/** The automations that offer several ways to open something, which load with the workbench. */
export const slugsWithCustomIntake: ReadonlySet<string> = new Set([
  'product-importer',
  'remove-metadata',
])
