import type { Budget } from './budget.ts'

/** What the pages of the app may load: counts, and bytes after brotli 11. */
export const appBudgets = {
  /** Of a public page before anybody has done anything with it. */
  scripts: { goal: 0 },
  inlineScript: { goal: 1_000, limits: { '/dashboard': 1_200 } },
  document: { goal: 14_000, limits: { '/': 20_100, '/it': 20_600 } },
  /** Of a document, up to the end of its first screen. */
  firstScreen: { goal: 14_000 },
  requests: { goal: 5 },
  total: { goal: 60_000 },
  /** Scripts of a public page once it is in use, without the client for accounts. */
  scriptsInUse: {
    goal: 105_000,
    limits: {
      '/': 149_900,
      '/login': 132_800,
      '/signin': 131_900,
      '/forgot-password': 132_400,
      '/terms': 137_900,
      '/blog': 134_000,
      '/support': 147_300,
    },
  },
  /** That client, which comes with the first field that is used. */
  authClient: { goal: 22_000 },
  /** Scripts of the dashboard's overview until it can be used. */
  dashboard: { goal: 140_000, limit: 145_500 },
  /** Each script that a page of the dashboard brings beyond the overview. */
  dashboardScript: { goal: 5_000 },
} satisfies Readonly<Record<string, Budget>>
