import { automationSlugs, type AutomationSlug } from '@dropwatt/ui/slugs'

export { automationSlugs, type AutomationSlug }

/** Last parts of the settings pages' addresses, in the order of the navigation. */
export const settingsSlugs = [
  'account',
  'shopify-store',
  'plan-billing',
  'usage-quotas',
  'automation-defaults',
  'team-roles',
  'notifications',
  'api-keys',
  'theme-language',
] as const

export type SettingsSlug = (typeof settingsSlugs)[number]

/** Every address of the app that does not come from a list. */
export const paths = {
  home: '/',
  signUp: '/login',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  terms: '/terms',
  blog: '/blog',
  support: '/support',
  paymentSuccess: '/payment-success',
  dashboard: '/dashboard',
  affiliate: '/dashboard/affiliate',
  dashboardSupport: '/dashboard/support',
  community: '/dashboard/community',
  settings: '/dashboard/settings',
} as const

/** Tells the address of an automation's page. */
export function automationPath(slug: AutomationSlug): string {
  return `${paths.dashboard}/${slug}`
}

/** Tells the address of a settings page. */
export function settingsPath(slug: SettingsSlug): string {
  return `${paths.settings}/${slug}`
}

/** The pages that everybody may open. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.signUp,
  paths.signIn,
  paths.forgotPassword,
  paths.terms,
  paths.blog,
  paths.support,
]

/** The pages that need a signed-in user. */
export const protectedPaths: readonly string[] = [
  paths.dashboard,
  paths.paymentSuccess,
  ...automationSlugs.map(automationPath),
  paths.affiliate,
  paths.dashboardSupport,
  paths.community,
  ...settingsSlugs.map(settingsPath),
]

/** The addresses of one language only that are no page of their own, or no page that is linked. */
export const otherPaths: readonly string[] = [paths.updatePassword, paths.settings]
