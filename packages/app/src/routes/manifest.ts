import { languages, type Language } from '../config/languages.ts'
import {
  automationPath,
  automationSlugs,
  paths,
  settingsPath,
  settingsSlugs,
  type AutomationSlug,
  type Path,
  type SettingsSlug,
} from '../paths.ts'
import type { Texts } from '../texts/en.ts'
import { automationPages } from './automationPages.ts'
import type { LoadPage } from './pageModule.types.ts'
import { settingsPages } from './settingsPages.ts'

/** Names words of the app that are the title of a page. */
export type TitleKey = keyof Texts['titles']

interface Shown {
  readonly load: LoadPage
  /** Which page of its module it is, where they are several. */
  readonly slug?: AutomationSlug
}

/** A page with an address in each of its languages, prerendered for all who come. */
export interface PublicPage extends Shown {
  /** `visitors` for signing in and up: members are redirected to the dashboard. */
  readonly access: 'everyone' | 'visitors'
  readonly title: TitleKey
  readonly prerendered: 'public'
  /** The languages in which it has an address. */
  readonly languages: readonly [Language, ...Language[]]
  /** Whether search engines are asked to leave it out. @default false */
  readonly isHidden?: true
  /** Id of the element that the first screen ends with, where much stands below it. */
  readonly firstScreen?: string
}

/** A page in the language of the device, at one address for all of them. */
export interface PrivatePage extends Shown {
  /** `recovery` for who comes by a link for a new password. */
  readonly access: 'members' | 'recovery'
  /** The words of the app, or whatever the library calls the page. */
  readonly title:
    | TitleKey
    | { readonly automation: AutomationSlug }
    | { readonly settings: SettingsSlug }
  /** Whether the document holds the page as members see it; else it holds the loading screen. */
  readonly prerendered: 'member' | false
}

/** An address that leads members on to a page. */
export interface Redirect extends Pick<PrivatePage, 'title'> {
  readonly access: 'members'
  readonly prerendered: false
  readonly redirectsTo: Path
}

export type Page = PublicPage | PrivatePage

/** What is at an address. */
export type Entry = Page | Redirect

function publicPage(
  title: TitleKey,
  load: LoadPage,
  more?: Partial<Pick<PublicPage, 'access' | 'languages' | 'isHidden' | 'firstScreen'>>,
): PublicPage {
  return { access: 'everyone', prerendered: 'public', languages, title, load, ...more }
}

function privatePage<Title extends PrivatePage['title']>(
  title: Title,
  load: LoadPage,
  more?: Partial<Pick<PrivatePage, 'access' | 'prerendered' | 'slug'>>,
): Omit<PrivatePage, 'title'> & { readonly title: Title } {
  return { access: 'members', prerendered: 'member', title, load, ...more }
}

/** Makes the pages of a list. */
function pagesOf<Slug extends string, At extends Path>(
  slugs: readonly Slug[],
  pathOf: (slug: Slug) => At,
  pageOf: (slug: Slug) => PrivatePage,
): Readonly<Record<At, PrivatePage>> {
  return Object.fromEntries(slugs.map((slug) => [pathOf(slug), pageOf(slug)])) as Record<
    At,
    PrivatePage
  >
}

/**
 * What there is to know of each page. The router, the documents, the site map and the tests read it.
 * Public pages are in the order of the site map; the start page is the first.
 */
export const pages = {
  [paths.home]: publicPage('home', () => import('./landing.tsx'), { firstScreen: 'hero' }),
  [paths.signUp]: publicPage('signUp', () => import('./signUp.tsx'), { access: 'visitors' }),
  [paths.signIn]: publicPage('signIn', () => import('./signIn.tsx'), { access: 'visitors' }),
  [paths.forgotPassword]: publicPage('forgotPassword', () => import('./forgotPassword.tsx'), {
    access: 'visitors',
  }),
  [paths.support]: publicPage('helpCenter', () => import('./helpCenter.tsx')),
  [paths.blog]: publicPage('blog', () => import('./blog.tsx')),
  [paths.terms]: publicPage('terms', () => import('./terms.tsx'), { isHidden: true }),

  [paths.dashboard]: privatePage('dashboard', () => import('./overview.tsx')),
  [paths.paymentSuccess]: privatePage('paymentSuccess', () => import('./paymentSuccess.tsx'), {
    prerendered: false,
  }),
  ...pagesOf(automationSlugs, automationPath, (slug) =>
    privatePage({ automation: slug }, automationPages[slug], { slug }),
  ),
  [paths.affiliate]: privatePage('affiliate', () => import('./affiliate.tsx')),
  [paths.dashboardSupport]: privatePage('support', () => import('./dashboardSupport.tsx')),
  [paths.community]: privatePage('community', () => import('./community.tsx')),
  ...pagesOf(settingsSlugs, settingsPath, (settings) =>
    privatePage({ settings }, settingsPages[settings]),
  ),
  [paths.settings]: {
    access: 'members',
    title: { settings: 'account' },
    prerendered: false,
    redirectsTo: settingsPath('account'),
  },
  [paths.updatePassword]: privatePage('updatePassword', () => import('./updatePassword.tsx'), {
    access: 'recovery',
    prerendered: false,
  }),
} satisfies Readonly<Record<Path, Entry>>

type Pages = typeof pages

/** The paths of the pages that have what `Wanted` says. */
export type PathWith<Wanted> = {
  [At in Path]: Pages[At] extends Wanted ? At : never
}[Path]

/** The path of a page with words of the app for its title. */
export type TitledPath = PathWith<{ readonly title: TitleKey }>

/** The path of a page that is prerendered for all who come. */
export type PublicPath = PathWith<PublicPage>

/** Lists all addresses with what is at them. */
export function listEntries(): readonly (readonly [Path, Entry])[] {
  return Object.entries(pages) as [Path, Entry][]
}

/** Finds what is at a path; nothing where there is no such page. */
export function findEntry(path: string): Entry | undefined {
  return Object.hasOwn(pages, path) ? pages[path as Path] : undefined
}
