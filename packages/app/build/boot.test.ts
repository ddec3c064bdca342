import { runInNewContext } from 'node:vm'
import { dark, light } from '@dropwatt/ui/tokens'
import { describe, expect, test } from 'vitest'
import { bootScript } from './boot.ts'

const scripts = { visitor: await bootScript('visitor'), member: await bootScript('member') }

interface Scene {
  script?: keyof typeof scripts
  data?: Record<string, string>
  stored?: Record<string, string>
  accepted?: readonly string[]
  pathname?: string
  search?: string
  hash?: string
  /** Whether reading `localStorage` throws. @default false */
  refuses?: boolean
  /** @default true */
  isOnline?: boolean
}

/** Runs a head script against a mock document, and returns what it changed. */
function run({
  script = 'visitor',
  data = {},
  stored = {},
  accepted = ['en-US'],
  pathname = '/',
  search = '',
  hash = '',
  refuses = false,
  isOnline = true,
}: Scene = {}) {
  const root = { lang: 'en', dataset: { theme: 'dark' } as Record<string, string> }
  const meta = { content: dark.bg, dataset: { light: light.bg } }
  const listened = new Set<string>()
  let redirect: string | undefined
  const storage = { getItem: (key: string) => stored[key] ?? null }
  runInNewContext(scripts[script], {
    document: {
      documentElement: root,
      currentScript: { dataset: data },
      querySelector: () => meta,
    },
    atob,
    navigator: { languages: accepted, onLine: isOnline },
    window: {
      get localStorage() {
        if (refuses) throw new Error('denied')
        return storage
      },
    },
    addEventListener: (type: string) => listened.add(type),
    location: { pathname, search, hash, replace: (address: string) => (redirect = address) },
  })
  const { theme, session, signedIn, translating, offline } = root.dataset
  return {
    lang: root.lang,
    theme,
    color: meta.content,
    session,
    signedIn,
    translating,
    offline,
    queues: listened.has('click'),
    redirect,
  }
}

/** Returns a stored session, whose user may have an authenticator app and may have used it. */
function storedSession(expiresIn: number, aal = 'aal1', factors: readonly object[] = []): string {
  const claims = Buffer.from(JSON.stringify({ aal })).toString('base64url')
  return JSON.stringify({
    access_token: `e30.${claims}.signature`,
    expires_at: Date.now() / 1000 + expiresIn,
    user: { id: 'user-1', factors },
  })
}

const phone = { id: 'factor-1', status: 'verified' }

describe('before the first paint of any page', () => {
  const follows = { data: { follows: '' } }

  test('the stored theme and language are applied', () => {
    const stored = { 'dropwatt.theme': 'light', 'dropwatt.language': 'it' }
    expect(run({ ...follows, stored })).toMatchObject({
      lang: 'it',
      theme: 'light',
      color: light.bg,
    })
  })

  test('the language is that of the browser if none is stored', () => {
    const accepted = ['it-IT', 'en']
    expect(run({ ...follows, accepted }).lang).toBe('it')
    expect(run({ ...follows, accepted, refuses: true }).lang).toBe('it')
    expect(run({ ...follows, accepted, stored: { 'dropwatt.language': 'en' } }).lang).toBe('en')
  })

  const foreign: readonly Scene[] = [
    {},
    { stored: { 'dropwatt.theme': 'pink', 'dropwatt.language': '__proto__' } },
    { refuses: true },
  ]
  test.each(foreign)('nothing changes for %j', (scene) => {
    expect(run({ ...follows, ...scene })).toEqual({
      lang: 'en',
      theme: 'dark',
      color: dark.bg,
      session: undefined,
      signedIn: undefined,
      translating: undefined,
      offline: undefined,
      queues: false,
      redirect: undefined,
    })
  })
})

describe('while the browser is offline', () => {
  test('there is room for the notice on pages that the app hydrates', () => {
    const offline = { isOnline: false }
    expect(run({ ...offline, script: 'member' }).offline).toBe('')
    expect(run({ ...offline, data: { hydrated: '' } }).offline).toBe('')
    expect(run(offline).offline).toBeUndefined()
  })
})

describe('on a page for visitors', () => {
  test('redirects a visitor to the URL in their language', () => {
    const scene = { data: { it: '/it/login' }, search: '?a=1', hash: '#x' }
    expect(run({ ...scene, stored: { 'dropwatt.language': 'it' } }).redirect).toBe(
      '/it/login?a=1#x',
    )
    expect(run({ ...scene, accepted: ['it'] }).redirect).toBe('/it/login?a=1#x')
    expect(run(scene).redirect).toBeUndefined()
  })

  test('redirects members to the dashboard', () => {
    const scene = { data: { inside: '/dashboard' }, stored: { 'dropwatt-auth': '{}' } }
    expect(run(scene).redirect).toBe('/dashboard')
    expect(run({ ...scene, search: '?error=access_denied' }).redirect).toBeUndefined()
    expect(run({ ...scene, hash: '#access_token=x' }).redirect).toBeUndefined()
    expect(run({ ...scene, stored: {} }).redirect).toBeUndefined()
  })

  test('shows the links of members with a session', () => {
    const stored = { 'dropwatt-auth': '{}' }
    expect(run({ stored }).signedIn).toBe('')
    expect(run().signedIn).toBeUndefined()
    expect(run({ stored: { ...stored, 'dropwatt-auth-recovery': 'x' } }).signedIn).toBeUndefined()
  })

  test('clicks are queued only if the app will hydrate the page', () => {
    expect(run({ data: { hydrated: '' } }).queues).toBe(true)
    expect(run({ data: { hydrated: '', follows: '' } }).queues).toBe(true)
    expect(run().queues).toBe(false)
  })
})

describe('on a page for members', () => {
  const scene = {
    script: 'member',
    pathname: '/dashboard',
    data: { path: '/dashboard', en: '/login', it: '/it/login' },
  } as const
  const good = { 'dropwatt-auth': storedSession(60) }

  test('an unexpired session shows the prerendered page', () => {
    expect(run({ ...scene, stored: good })).toMatchObject({
      session: '',
      queues: true,
      redirect: undefined,
    })
    expect(run({ ...scene, stored: good, pathname: '/dashboard/' }).session).toBe('')
  })

  test('a session after its second step shows the prerendered page', () => {
    const stored = { 'dropwatt-auth': storedSession(60, 'aal2', [phone]) }
    expect(run({ ...scene, stored }).session).toBe('')
  })

  const checked: readonly (readonly [string, Scene])[] = [
    ['an expired session', { stored: { 'dropwatt-auth': storedSession(-1) } }],
    ['an unreadable session', { stored: { 'dropwatt-auth': '{broken' } }],
    ['a null session', { stored: { 'dropwatt-auth': 'null' } }],
    ['a recovery session', { stored: { ...good, 'dropwatt-auth-recovery': 'x' } }],
    [
      'a session before its second step',
      { stored: { 'dropwatt-auth': storedSession(60, 'aal1', [phone]) } },
    ],
    ['a session at a URL with a query', { stored: good, search: '?status=Error' }],
    ['a session on another page', { stored: good, pathname: '/dashboard/auto-tag' }],
    ['a sign-in code without a session', { search: '?code=x' }],
  ]
  test.each(checked)('%s keeps the loading screen', (_what, given) => {
    expect(run({ ...scene, ...given })).toMatchObject({
      session: undefined,
      queues: false,
      redirect: undefined,
    })
  })

  test('redirects to the sign-up page without a session', () => {
    expect(run(scene)).toMatchObject({ session: undefined, redirect: '/login' })
    expect(run({ ...scene, accepted: ['it'] }).redirect).toBe('/it/login')
  })

  test('hides a page until its translation is in place', () => {
    expect(run({ ...scene, stored: good, accepted: ['it'] })).toMatchObject({
      session: '',
      lang: 'it',
      translating: '',
    })
    expect(run({ ...scene, stored: good }).translating).toBeUndefined()
  })
})
