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

/** The key of a page title in the app's texts. */
type TitleKey = keyof Texts['titles']

interface Shown {
  readonly load: LoadPage
  /** The slug of the page in a module with several. */
  readonly slug?: AutomationSlug
}

/** A page with a URL in each of its languages, prerendered for everyone. */
export interface PublicPage extends Shown {
  /** `visitors` for pages that redirect signed-in users to the dashboard. */
  readonly access: 'everyone' | 'visitors'
  readonly title: TitleKey
  readonly prerendered: 'public'
  /** The languages in which it has a URL. */
  readonly languages: readonly [Language, ...Language[]]
  /** Whether it is excluded from search engines. @default false */
  readonly isHidden?: true
  /** Id of the last element on the first screen. Set it for a long page, to inline those styles first. */
  readonly firstScreen?: string
}

/** A page in the preferred language, with one URL for all languages. */
export interface PrivatePage extends Shown {
  /** `recovery` for pages that require a session from a recovery link. */
  readonly access: 'members' | 'recovery'
  /** The key of a text of the app, or the page whose label in `@dropwatt/ui` is the title. */
  readonly title:
    | TitleKey
    | { readonly automation: AutomationSlug }
    | { readonly settings: SettingsSlug }
  /** `member` if the document contains the page; otherwise it contains the loading screen. */
  readonly prerendered: 'member' | false
}

/** A path that redirects signed-in users to a page. */
interface Redirect extends Pick<PrivatePage, 'title'> {
  readonly access: 'members'
  readonly prerendered: false
  readonly redirectsTo: Path
}

export type Page = PublicPage | PrivatePage

/** A page or redirect. */
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

/** Creates the entries for a list of slugs. */
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
 * All pages. The router, the prerendered documents, the sitemap and the tests are derived from it.
 * Public pages are in the order of the sitemap; the start page comes first.
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
  // What they show is on the device, so their documents cannot contain it.
  [paths.files]: privatePage('files', () => import('./files.tsx'), { prerendered: false }),
  [paths.fileJobs]: privatePage('jobs', () => import('./files.tsx'), { prerendered: false }),
  [paths.recipes]: privatePage('recipes', () => import('./files.tsx'), { prerendered: false }),
  [paths.memory]: privatePage('memory', () => import('./files.tsx'), { prerendered: false }),
  [paths.filesGuide]: privatePage('filesGuide', () => import('./filesGuide.tsx'), {
    prerendered: false,
  }),
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

/** The paths of the pages whose entry extends `Wanted`. */
type PathWith<Wanted> = {
  [At in Path]: Pages[At] extends Wanted ? At : never
}[Path]

/** The path of a page whose title is a text of the app. */
export type TitledPath = PathWith<{ readonly title: TitleKey }>

/** The path of a page that is prerendered for everyone. */
export type PublicPath = PathWith<PublicPage>

/** Returns all paths with their entries. */
export function listEntries(): readonly (readonly [Path, Entry])[] {
  return Object.entries(pages) as [Path, Entry][]
}

/** Returns the entry of a path; undefined if it is unknown. */
export function findEntry(path: string): Entry | undefined {
  return Object.hasOwn(pages, path) ? pages[path as Path] : undefined
}
