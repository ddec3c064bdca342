/** A limit for all pages, and those of single pages by path. */
type Budget = number | Readonly<Record<string, number>>

/**
 * The limits of what pages of the app load: counts, and bytes after brotli 11. They are about one
 * percent above what was measured: a change of less is not worth a look.
 */
const appBudgets = {
  /** For a public page before any interaction. */
  scripts: 0,
  inlineScript: { default: 1_000, '/dashboard': 1_820 },
  document: { default: 14_000, '/': 20_400, '/it': 20_890 },
  /** For a document, up to the end of its first screen. */
  firstScreen: 14_000,
  requests: 5,
  total: 60_000,
  /** For the scripts of a public page after the first interaction, without the auth client. */
  scriptsInUse: {
    default: 105_000,
    '/': 151_500,
    '/login': 136_500,
    '/signin': 136_000,
    '/forgot-password': 132_500,
    '/terms': 135_900,
    '/blog': 135_700,
    '/support': 143_800,
  },
  /** For the auth client, which loads with the first focused field. */
  authClient: 23_390,
  /** For the scripts of the dashboard overview until it is usable. */
  dashboard: 154_000,
  /**
   * For each further script of a dashboard page until it is usable. The largest has what the pages of
   * all automations say.
   */
  dashboardScript: 6_300,
} satisfies Readonly<Record<string, Budget>>

export type AppBudget = keyof typeof appBudgets

/** Returns the limit of a page. */
export function appBudget(name: AppBudget, path: string): number {
  const budget: Budget = appBudgets[name]
  return typeof budget === 'number' ? budget : (budget[path] ?? budget['default'] ?? 0)
}
