import { languages as spoken, type Language } from '../../packages/app/src/config/languages.ts'
import {
  automationSlugs,
  automationPath,
  paths,
  settingsPath,
  settingsSlugs,
} from '../../packages/app/src/paths.ts'

export const themes = { dark: 'Dark', light: 'Light' } as const
export type Theme = keyof typeof themes

const names = new Intl.DisplayNames('en', { type: 'language' })

/** English name of each language. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  spoken.map((language) => [language, names.of(language) ?? language]),
)

/** The viewport widths in px, and their names. */
export const widths = { 1440: 'Desk, 1440 px', 390: 'Phone, 390 px' } as const
type Width = 1440 | 390

export const people = {
  visitor: 'Signed out',
  member: 'Signed in',
  recovering: 'From a recovery link',
} as const
export type Person = keyof typeof people

/** A page to capture, and its kind of user. */
export interface Route {
  readonly path: string
  readonly people: readonly Person[]
}

/** A group of pages on the sheet. */
export interface RouteGroup {
  readonly id: string
  readonly title: string
  readonly routes: readonly Route[]
}

const seenBy =
  (...seen: readonly Person[]) =>
  (path: string): Route => ({ path, people: seen })

const member = seenBy('member')

/** Every page of the app, and an unknown path. */
export const routeGroups: readonly RouteGroup[] = [
  {
    id: 'public',
    title: 'Public pages',
    routes: [paths.home, paths.support, paths.blog, paths.terms, '/nothing-here'].map(
      seenBy('visitor', 'member'),
    ),
  },
  {
    id: 'entrances',
    title: 'Accounts',
    routes: [
      ...[paths.signUp, paths.signIn, paths.forgotPassword].map(seenBy('visitor')),
      { path: paths.updatePassword, people: ['recovering'] },
    ],
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    routes: [
      paths.dashboard,
      paths.affiliate,
      paths.dashboardSupport,
      paths.community,
      paths.paymentSuccess,
    ].map(member),
  },
  {
    id: 'automations',
    title: 'Automations',
    routes: automationSlugs.map(automationPath).map(member),
  },
  { id: 'settings', title: 'Settings', routes: settingsSlugs.map(settingsPath).map(member) },
]

/** A variant of a page. */
export interface Variant {
  readonly theme: Theme
  readonly language: Language
  readonly width: Width
  readonly person: Person
}

/** Returns the description of a variant. */
export function describeVariant({ theme, language, width, person }: Variant): string {
  return [people[person], themes[theme], languages[language], `${width} px`].join(', ')
}

function combine(person: Person): readonly Variant[] {
  return ([1440, 390] as const).flatMap((width) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      spoken.map((language) => ({ theme, language, width, person })),
    ),
  )
}

/** All variants of a page. */
export function variantsOf(route: Route): readonly Variant[] {
  return route.people.flatMap(combine)
}
