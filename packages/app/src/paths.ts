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

export type AutomationPath = `${typeof paths.dashboard}/${AutomationSlug}`
export type SettingsPath = `${typeof paths.settings}/${SettingsSlug}`

/** The path of any page that there is. */
export type Path = (typeof paths)[keyof typeof paths] | AutomationPath | SettingsPath

/** Tells the address of an automation's page. */
export function automationPath<Slug extends AutomationSlug>(slug: Slug) {
  return `${paths.dashboard}/${slug}` as const
}

/** Tells the address of a settings page. */
export function settingsPath<Slug extends SettingsSlug>(slug: Slug) {
  return `${paths.settings}/${slug}` as const
}
