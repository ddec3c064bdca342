import { languages, type Language } from '../config/languages.ts'
import {
  automationPath,
  automationSlugs,
  byPath,
  extraAutomationSlugs,
  paths,
  settingsPath,
  settingsSlugs,
  type AnyAutomationSlug,
  type Path,
  type SettingsSlug,
} from '../paths.ts'
import type { Texts } from '../texts/en.ts'

/** The key of a page title in the app's texts. */
export type TitleKey = keyof Texts['titles']

/** A page with a URL in each of its languages, prerendered for everyone. */
export interface PublicPage {
  /** `visitors` for pages that redirect signed-in users to the dashboard. */
  readonly access: 'everyone' | 'visitors'
  readonly title: TitleKey
  readonly prerendered: 'public'
  /** The languages in which it has a URL. */
  readonly languages: readonly [Language, ...Language[]]
  /** Whether it is excluded from search engines. @default false */
  readonly isHidden?: true
  /** Id of the last element on the first screen. Set it for a long page: that much is styled and painted first. */
  readonly firstScreen?: string
}

/** A page in the preferred language, with one URL for all languages. */
export interface PrivatePage {
  /**
   * `recovery` for pages that require a session from a recovery link, `secondStep` for those of a session
   * before its second step.
   */
  readonly access: 'members' | 'recovery' | 'secondStep'
  /** The key of a text of the app, or the page whose label in `@dropwatt/ui` is the title. */
  readonly title:
    | TitleKey
    | { readonly automation: AnyAutomationSlug }
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

export type Entry = Page | Redirect

function publicPage(
  title: TitleKey,
  more?: Partial<Pick<PublicPage, 'access' | 'languages' | 'isHidden' | 'firstScreen'>>,
): PublicPage {
  return { access: 'everyone', prerendered: 'public', languages, title, ...more }
}

function privatePage<Title extends PrivatePage['title']>(
  title: Title,
  more?: Partial<Pick<PrivatePage, 'access' | 'prerendered'>>,
): Omit<PrivatePage, 'title'> & { readonly title: Title } {
  return { access: 'members', prerendered: 'member', title, ...more }
}

/**
 * All pages. The router, the prerendered documents, the sitemap and the tests are derived from it. The
 * modules of the pages import it, so their loaders are in `pageLoaders`. Public pages are in the order
 * of the sitemap; the start page comes first.
 */
export const pages = {
  [paths.home]: publicPage('home', { firstScreen: 'hero' }),
  [paths.signUp]: publicPage('signUp', { access: 'visitors' }),
  [paths.signIn]: publicPage('signIn', { access: 'visitors' }),
  [paths.forgotPassword]: publicPage('forgotPassword', { access: 'visitors' }),
  [paths.support]: publicPage('helpCenter'),
  [paths.blog]: publicPage('blog'),
  [paths.terms]: publicPage('terms', { isHidden: true }),

  [paths.dashboard]: privatePage('dashboard'),
  [paths.paymentSuccess]: privatePage('paymentSuccess', { prerendered: false }),
  ...byPath(automationSlugs, automationPath, (slug) => privatePage({ automation: slug })),
  [paths.affiliate]: privatePage('affiliate'),
  [paths.dashboardSupport]: privatePage('support'),
  [paths.community]: privatePage('community'),
  // What they show is on the device, so their documents cannot contain it.
  [paths.files]: privatePage('files', { prerendered: false }),
  ...byPath(extraAutomationSlugs, automationPath, (slug) => privatePage({ automation: slug })),
  [paths.fileJobs]: privatePage('jobs', { prerendered: false }),
  [paths.recipes]: privatePage('recipes', { prerendered: false }),
  [paths.memory]: privatePage('memory', { prerendered: false }),
  [paths.filesGuide]: privatePage('filesGuide', { prerendered: false }),
  ...byPath(settingsSlugs, settingsPath, (settings) => privatePage({ settings })),
  [paths.settings]: {
    access: 'members',
    title: { settings: 'account' },
    prerendered: false,
    redirectsTo: settingsPath('account'),
  },
  [paths.updatePassword]: privatePage('updatePassword', {
    access: 'recovery',
    prerendered: false,
  }),
  [paths.twoStep]: privatePage('twoStep', { access: 'secondStep', prerendered: false }),
} satisfies Readonly<Record<string, Entry> & Record<Path, Entry>>

type Pages = typeof pages

/** The path of a page or redirect. */
export type EntryPath = keyof Pages

/** The paths of the pages whose entry extends `Wanted`. */
type PathWith<Wanted> = {
  [At in EntryPath]: Pages[At] extends Wanted ? At : never
}[EntryPath]

/** The path of a page, which is not only a redirect. */
export type PagePath = Exclude<EntryPath, PathWith<Redirect>>

/** The path of a page that is prerendered for everyone. */
export type PublicPath = PathWith<PublicPage>

export function listEntries(): readonly (readonly [EntryPath, Entry])[] {
  return Object.entries(pages) as [EntryPath, Entry][]
}

/** Returns the entry of a path; undefined if it is unknown. */
export function findEntry(path: string): Entry | undefined {
  return Object.hasOwn(pages, path) ? pages[path as EntryPath] : undefined
}

/** Returns the automation whose page it is, if any. */
export function automationOf({ title }: Entry): AnyAutomationSlug | undefined {
  return typeof title === 'object' && 'automation' in title ? title.automation : undefined
}
