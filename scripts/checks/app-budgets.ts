import type { Budget } from './budget.ts'

/**
 * The budgets for what pages of the app load: counts, and bytes after brotli 11. Limits above a goal
 * are about half a percent above what was measured, as a new id or hash compresses better or worse.
 */
export const appBudgets = {
  /** For a public page before any interaction. */
  scripts: { goal: 0 },
  inlineScript: { goal: 1_000, limits: { '/dashboard': 1_608 } },
  document: { goal: 14_000, limits: { '/': 20_400, '/it': 20_890 } },
  /** For a document, up to the end of its first screen. */
  firstScreen: { goal: 14_000 },
  requests: { goal: 5 },
  total: { goal: 60_000 },
  /** For the scripts of a public page after the first interaction, without the auth client. */
  scriptsInUse: {
    goal: 105_000,
    limits: {
      '/': 148_300,
      '/login': 133_300,
      '/signin': 133_700,
      '/forgot-password': 129_500,
      '/terms': 132_500,
      '/blog': 132_400,
      '/support': 140_400,
    },
  },
  /** For the auth client, which loads with the first focused field. */
  authClient: { goal: 22_000 },
  /** For the scripts of the dashboard overview until it is usable; 4.5 kB more than before files could be opened. */
  dashboard: { goal: 140_000, limit: 149_200 },
  /** For each additional script of a dashboard page until it is usable. */
  dashboardScript: { goal: 5_000 },
} satisfies Readonly<Record<string, Budget>>
