import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LocalBackendConfig } from '../config.ts'
import { openStore } from '../store/index.ts'
import type { Mail } from '../store/outbox.ts'
import { api, openTestBackend, outcome, temporaryFolder } from '../testing/test-backend.ts'

function mail(number: number, changes: Partial<Mail> = {}): Mail {
  return {
    id: `mail-${number}`,
    recipient: 'ada@x.io',
    kind: 'recovery',
    subject: `Subject ${number}`,
    body: null,
    link: `${api}/verify?token=t${number}&type=recovery`,
    code: String(100_000 + number),
    created_at: new Date(Date.now() + number).toISOString(),
    ...changes,
  }
}

/** A backend with mails in its outbox. */
async function openWith(mails: readonly Mail[], config: Partial<LocalBackendConfig> = {}) {
  const dataDir = temporaryFolder()
  const store = openStore(dataDir)
  for (const each of mails) store.outbox.insert(each)
  store.close()
  const { send } = await openTestBackend({ ...config, dataDir })
  const open = (query = '', headers: Record<string, string> = {}) =>
    send(`/outbox${query}`, { headers })
  return {
    open,
    page: async (query?: string) => (await open(query)).text(),
    json: async (query?: string): Promise<Mail[]> =>
      (await open(query, { accept: 'application/json' })).json(),
  }
}

describe('the outbox', () => {
  it('shows a mail with its recipient, its time, its link and its code', async () => {
    const sent = mail(1)
    const page = await (await openWith([sent])).page()
    expect(page).toContain('<html lang="en">')
    expect(page.match(/<h1>Outbox<\/h1>/g)).toHaveLength(1)
    expect(page).toContain('<h2>Subject 1</h2>')
    expect(page).toContain('<strong>ada@x.io</strong>')
    expect(page).toContain(`<time datetime="${sent.created_at}">`)
    expect(page).toContain(
      `href="${api}/verify?token=t1&amp;type=recovery" aria-label="Open link: Subject 1">Open link</a>`,
    )
    expect(page).toContain('<code>100001</code>')
  })

  it('shows only the code of a mail without a link', async () => {
    const page = await (await openWith([mail(1, { link: null })])).page()
    expect(page).toContain('<code>100001</code>')
    expect(page).not.toContain('Open link')
  })

  it('says that it is empty, and that mails are not sent', async () => {
    const page = await (await openWith([])).page()
    expect(page).toContain('No mail yet')
    expect(page).toMatch(/went nowhere else, and are gone after a\s+day/)
  })

  it('has no script, no refresh and no external resources', async () => {
    const page = await (await openWith([mail(1)])).page()
    expect(page).not.toMatch(/<script|<link|<img|http-equiv|javascript:| on\w+=| style=/)
    expect(page).toContain('<a class="button" href="/auth/v1/outbox">Reload</a>')
  })

  it('shows the content of mails and the filter as text', async () => {
    const attack = '"><script>alert(1)</script>'
    const { page } = await openWith([mail(1, { subject: attack, recipient: attack, code: attack })])
    for (const query of ['', `?to=${encodeURIComponent(attack)}`]) {
      const shown = await page(query)
      expect(shown).not.toContain('<script')
      expect(shown).toContain('&quot;&gt;&lt;script&gt;')
    }
  })

  it('shows the newest fifty, newest first', async () => {
    const { page, json } = await openWith(Array.from({ length: 60 }, (_, number) => mail(number)))
    const shown = await page()
    expect(shown.match(/<li class="mail">/g)).toHaveLength(50)
    expect(shown).toContain('The newest 50 are shown.')
    expect((await json()).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Subject ${59 - index}`),
    )
  })

  it('filters by address, however many other mails there are', async () => {
    const others = Array.from({ length: 60 }, (_, number) => mail(number + 1))
    const { page, json } = await openWith([mail(0, { recipient: 'bob@x.io' }), ...others])
    for (const query of ['?to=bob@x.io', '?to=%20BOB@x.io%20']) {
      expect(await json(query)).toMatchObject([{ subject: 'Subject 0' }])
    }
    const shown = await page('?to=bob%40x.io')
    expect(shown).toContain('value="bob@x.io"')
    expect(shown).toContain('href="/auth/v1/outbox?to=bob%40x.io">Reload</a>')
    expect(await page('?to=nobody@x.io')).toContain('No mail to this address')
  })

  it('returns JSON on request, and the page otherwise', async () => {
    const sent = mail(1)
    const { open, json } = await openWith([sent])
    expect(await json()).toEqual([sent])
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', '']) {
      expect((await open('', { accept })).headers.get('content-type')).toMatch(/^text\/html/)
    }
  })

  it('deletes a mail after a day', async () => {
    const old = mail(1, { created_at: new Date(Date.now() - 25 * 3600 * 1000).toISOString() })
    const { json } = await openWith([old, mail(2)])
    expect(await json()).toMatchObject([{ subject: 'Subject 2' }])
  })
})

describe('the guard of the outbox', () => {
  it('has a policy that allows its own style only', async () => {
    const response = await (await openWith([])).open()
    const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['cross-site', 'same-site'])('rejects a request that is %s', async (site) => {
    const { open } = await openWith([mail(1)])
    for (const accept of ['text/html', 'application/json']) {
      const response = await open('', { 'sec-fetch-site': site, accept })
      expect(response.status).toBe(403)
      expect(await response.text()).not.toContain('Subject')
    }
  })

  it.each(['same-origin', 'none'])('accepts a request that is %s', async (site) => {
    expect((await (await openWith([])).open('', { 'sec-fetch-site': site })).status).toBe(200)
  })

  it('is closed to other origins, even to listed ones', async () => {
    const other = 'http://localhost:9999'
    const { open } = await openWith([mail(1)], { corsOrigins: [other] })
    for (const site of ['same-site', 'same-origin', 'none']) {
      const response = await open('', { origin: other, 'sec-fetch-site': site })
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  it('rejects a foreign host', async () => {
    expect((await (await openWith([])).open('', { host: 'evil.test' })).status).toBe(403)
  })
})

describe('without development pages', () => {
  it('there is no outbox, no account picker and no Google', async () => {
    const { open } = await openWith([mail(1)], { developmentPages: false })
    expect(await outcome(open())).toBe('404 not_found')
    expect(await outcome(open('', { accept: 'application/json' }))).toBe('404 not_found')

    const { send, get } = await openTestBackend({ developmentPages: false })
    expect(await outcome(send('/local-google'))).toBe('404 not_found')
    expect(await outcome(send('/local-google', { method: 'POST', body: '' }))).toBe('404 not_found')
    expect(await outcome(send('/authorize?provider=google'))).toBe('400 validation_failed')
    expect(await (await get('/settings')).json()).toMatchObject({ external: { google: false } })
  })
})
