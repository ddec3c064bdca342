import {
  automationSlugs,
  automationSubpath,
  extraAutomationSlugs,
  settingsSlugs,
  type AnyAutomationSlug,
  type AutomationSlug,
  type AutomationSubpath,
  type SettingsSlug,
} from '@dropwatt/ui/slugs'

export {
  automationSlugs,
  extraAutomationSlugs,
  settingsSlugs,
  type AnyAutomationSlug,
  type AutomationSlug,
  type SettingsSlug,
}

/** All paths of the app except those of automations and settings. */
export const paths = {
  home: '/',
  signUp: '/login',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  twoStep: '/two-step',
  terms: '/terms',
  blog: '/blog',
  support: '/support',
  paymentSuccess: '/payment-success',
  dashboard: '/dashboard',
  affiliate: '/dashboard/affiliate',
  dashboardSupport: '/dashboard/support',
  community: '/dashboard/community',
  files: '/dashboard/files',
  fileJobs: '/dashboard/files/jobs',
  recipes: '/dashboard/files/recipes',
  memory: '/dashboard/files/memory',
  filesGuide: '/dashboard/files/help',
  settings: '/dashboard/settings',
} as const

/** The licences of what is in the build, as text. */
export const licencesPath = '/licences.txt'

type AutomationPath = `${typeof paths.dashboard}/${AutomationSubpath}`
type SettingsPath = `${typeof paths.settings}/${SettingsSlug}`

/** The path of any page. */
export type Path = (typeof paths)[keyof typeof paths] | AutomationPath | SettingsPath

/** Returns the path of an automation page. */
export function automationPath<Slug extends AnyAutomationSlug>(slug: Slug) {
  return `${paths.dashboard}/${automationSubpath(slug)}` as const
}

/** Returns the path of a settings page. */
export function settingsPath<Slug extends SettingsSlug>(slug: Slug) {
  return `${paths.settings}/${slug}` as const
}

/** Returns the address of the page of a job of a store, by their ids. */
export function storeJobPath(store: string, job: string): string {
  return `${paths.fileJobs}?update=${encodeURIComponent(`${store}.${job}`)}`
}

/** Returns a record by path for a list of slugs. */
export function byPath<Slug extends string, At extends Path, Value>(
  slugs: readonly Slug[],
  pathOf: (slug: Slug) => At,
  valueOf: (slug: Slug) => Value,
): Readonly<Record<At, Value>> {
  return Object.fromEntries(slugs.map((slug) => [pathOf(slug), valueOf(slug)])) as Record<At, Value>
}
