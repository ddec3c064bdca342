import { describe, expect, expectTypeOf, test } from 'vitest'
import { addressesOf, localize } from '../addresses.ts'
import { languages, type Language } from '../config/languages.ts'
import { paths, type Path } from '../paths.ts'
import {
  findEntry,
  listEntries,
  pages,
  type Entry,
  type PagePath,
  type PrivatePage,
  type PublicPage,
  type PublicPath,
} from './manifest.ts'
import type { LoadPage } from './pageModule.types.ts'
import { dashboardPaths, memberFolders, protectedPaths, publicPaths } from './pathLists.ts'

type Pages = Record<Path, Entry>

describe('a type error reports', () => {
  test('a path without a page', () => {
    const { [paths.blog]: _blog, ...others } = pages
    // @ts-expect-error /blog has no entry
    const missing: Pages = others
    expect(missing).not.toHaveProperty([paths.blog])
  })

  test('a page without a title or access', () => {
    // @ts-expect-error no title
    const untitled: PublicPage = { access: 'everyone', prerendered: 'public', languages }
    // @ts-expect-error no access
    const inaccessible: PrivatePage = { prerendered: 'member', title: 'blog' }
    // @ts-expect-error the title is not a key of the texts
    const mistitled: PrivatePage = { access: 'members', prerendered: false, title: 'none' }
    expect([untitled, inaccessible, mistitled]).toHaveLength(3)
  })

  test('a page without a loader', () => {
    type Loaders = Readonly<Record<PagePath, LoadPage>>
    expectTypeOf<Omit<Loaders, '/dashboard/auto-tag'>>().not.toExtend<Loaders>()
    expectTypeOf<'/dashboard/settings/account'>().toExtend<PagePath>()
    expectTypeOf<'/dashboard/settings'>().not.toExtend<PagePath>()
  })

  test('a protected page prerendered for everyone', () => {
    // @ts-expect-error everyone would see the document
    const open: Entry = { access: 'members', prerendered: 'public', title: 'blog', languages }
    // @ts-expect-error users would see the loading screen
    const empty: Entry = { access: 'everyone', prerendered: false, title: 'blog', languages }
    expect([open, empty]).toHaveLength(2)
  })

  test('a public page without a description in every language', () => {
    type Descriptions = Record<PublicPath, Record<Language, string>>
    expectTypeOf<Omit<Descriptions, '/terms'>>().not.toExtend<Descriptions>()
    expectTypeOf<Record<PublicPath, { en: string }>>().not.toExtend<Descriptions>()
    expectTypeOf<'/terms'>().toExtend<PublicPath>()
    expectTypeOf<'/dashboard'>().not.toExtend<PublicPath>()
  })
})

test('only the redirect and the password page are neither public nor protected', () => {
  const listed = new Set([...publicPaths, ...protectedPaths])
  const others = listEntries().flatMap(([path]) => (listed.has(path) ? [] : path))
  expect(others).toEqual([paths.settings, paths.updatePassword, paths.twoStep])
})

test('signed-in users are redirected from sign-up, sign-in and forgotten password', () => {
  const visitorPages = listEntries().filter(([, { access }]) => access === 'visitors')
  expect(visitorPages.map(([path]) => path)).toEqual([
    paths.signUp,
    paths.signIn,
    paths.forgotPassword,
  ])
})

test('all protected pages are below two paths', () => {
  expect(memberFolders).toEqual([paths.dashboard, paths.paymentSuccess])
  const waiting = new Set<string>([
    paths.paymentSuccess,
    paths.files,
    paths.fileJobs,
    paths.recipes,
    paths.memory,
    paths.filesGuide,
  ])
  expect(dashboardPaths).toEqual(protectedPaths.filter((path) => !waiting.has(path)))
})

test.each(publicPaths)('%s has a path in every language', (path) => {
  expect(addressesOf(path)).toEqual(languages.map((language) => localize(path, language)))
})

test.each(protectedPaths)('%s has one path', (path) => {
  expect(addressesOf(path)).toEqual([path])
})

test.each(['/nowhere', '/dashboard/', '', 'constructor', '__proto__'])(
  'there is no page at "%s"',
  (path) => expect(findEntry(path)).toBeUndefined(),
)
