import { describe, expect, expectTypeOf, test } from 'vitest'
import { addressesOf, localize } from '../addresses.ts'
import { languages, type Language } from '../config/languages.ts'
import { paths, type Path } from '../paths.ts'
import {
  findEntry,
  listEntries,
  pages,
  type Entry,
  type PrivatePage,
  type PublicPage,
  type PublicPath,
  type TitledPath,
} from './manifest.ts'
import { dashboardPaths, memberFolders, protectedPaths, publicPaths } from './pathLists.ts'

type Pages = Record<Path, Entry>

const load = async () => ({ Component: () => null })

describe('what is forgotten does not compile', () => {
  test('a path without a page, and a page without a path', () => {
    const { [paths.blog]: blog, ...others } = pages
    // @ts-expect-error nothing is said of /blog
    const without: Pages = others
    // @ts-expect-error there is no such path
    const beyond: Pages = { ...pages, '/nowhere': blog }
    expect(Object.keys(beyond)).toHaveLength(Object.keys(without).length + 2)
  })

  test('a page without a title, a loader or somebody who may open it', () => {
    // @ts-expect-error it has no title
    const untitled: PublicPage = { access: 'everyone', prerendered: 'public', languages, load }
    // @ts-expect-error nothing loads it
    const absent: PrivatePage = { access: 'members', prerendered: 'member', title: 'blog' }
    // @ts-expect-error nobody may open it
    const closed: PrivatePage = { prerendered: 'member', title: 'blog', load }
    // @ts-expect-error no language has such words
    const unworded: PrivatePage = { access: 'members', prerendered: false, title: 'none', load }
    expect([untitled, absent, closed, unworded]).toHaveLength(4)
  })

  test('a page for members in a document for all, and one for all without a document', () => {
    // @ts-expect-error the document would be shown to everybody
    const open: Entry = { access: 'members', prerendered: 'public', title: 'blog', languages, load }
    // @ts-expect-error visitors would see the loading screen
    const empty: Entry = { access: 'everyone', prerendered: false, title: 'blog', languages, load }
    expect([open, empty]).toHaveLength(2)
  })

  test('a public page without a description, and a language without one', () => {
    type Descriptions = Record<PublicPath, Record<Language, string>>
    expectTypeOf<Omit<Descriptions, '/terms'>>().not.toExtend<Descriptions>()
    expectTypeOf<Record<PublicPath, { en: string }>>().not.toExtend<Descriptions>()
    expectTypeOf<'/terms'>().toExtend<PublicPath>()
    expectTypeOf<'/dashboard'>().not.toExtend<PublicPath>()
  })

  test('a title by the words of the app, of a page that the library names', () => {
    expectTypeOf<'/dashboard'>().toExtend<TitledPath>()
    expectTypeOf<'/dashboard/auto-tag'>().not.toExtend<TitledPath>()
    expectTypeOf<'/dashboard/settings/account'>().not.toExtend<TitledPath>()
  })
})

test('there are 7 public and 31 protected pages, none twice', () => {
  expect(publicPaths).toHaveLength(7)
  expect(protectedPaths).toHaveLength(31)
  expect(new Set([...publicPaths, ...protectedPaths]).size).toBe(38)
})

test('what is not listed is a redirect, or for who comes by a link for a new password', () => {
  const listed = new Set([...publicPaths, ...protectedPaths])
  const others = listEntries().flatMap(([path]) => (listed.has(path) ? [] : path))
  expect(others).toEqual([paths.settings, paths.updatePassword])
})

test('members are redirected from signing up, signing in and asking for a new password', () => {
  const entrances = listEntries().filter(([, { access }]) => access === 'visitors')
  expect(entrances.map(([path]) => path)).toEqual([
    paths.signUp,
    paths.signIn,
    paths.forgotPassword,
  ])
})

test('all pages for members are below two folders, and only the dashboard is prerendered', () => {
  expect(memberFolders).toEqual([paths.dashboard, paths.paymentSuccess])
  expect(dashboardPaths).toEqual(protectedPaths.filter((path) => path !== paths.paymentSuccess))
})

test.each(publicPaths)('%s has an address in every language', (path) => {
  expect(addressesOf(path)).toEqual(languages.map((language) => localize(path, language)))
})

test.each(protectedPaths)('%s has one address', (path) => {
  expect(addressesOf(path)).toEqual([path])
})

test.each(['/nowhere', '/dashboard/', '', 'constructor', '__proto__'])(
  'there is no page at "%s"',
  (path) => expect(findEntry(path)).toBeUndefined(),
)
