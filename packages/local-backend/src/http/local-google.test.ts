import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pick, startGoogle } from '../testing/google-flow.ts'
import { openTestBackend } from '../testing/test-backend.ts'

const open = async (backend: Awaited<ReturnType<typeof openTestBackend>>, headers = {}) =>
  backend.send(`/local-google?state=${await startGoogle(backend)}`, { headers })

describe('the account picker', () => {
  it('says what it is, and works without scripts and external resources', async () => {
    const page = await (await open(await openTestBackend())).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('It is not Google')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('<main>')
    expect(page).toContain('<label for="email">')
    expect(page).not.toMatch(/<script|<link|<img|https?:|javascript:| on\w+=/)
  })

  it('has a policy that allows its own style only', async () => {
    const response = await open(await openTestBackend())
    const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}';`,
    )
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  it.each(['cross-site', 'same-site'])('rejects a request that is %s', async (site) => {
    const backend = await openTestBackend()
    expect((await open(backend, { 'sec-fetch-site': site })).status).toBe(403)
    const state = await startGoogle(backend)
    const response = await backend.send('/local-google', {
      method: 'POST',
      headers: { 'sec-fetch-site': site },
      body: new URLSearchParams({ state, email: 'alex@example.com' }),
    })
    expect(response.status).toBe(403)
  })

  it.each(['same-origin', 'none'])('accepts a request that is %s', async (site) => {
    expect((await open(await openTestBackend(), { 'sec-fetch-site': site })).status).toBe(200)
  })

  it('can be opened from another origin only if the app has one', async () => {
    const visit = {
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    expect((await open(await openTestBackend(), visit)).status).toBe(403)

    const apart = await openTestBackend({ url: 'http://localhost:9999' })
    expect((await open(apart, visit)).status).toBe(200)
    expect((await open(apart, { ...visit, 'sec-fetch-dest': 'iframe' })).status).toBe(403)
    expect((await open(apart, { ...visit, 'sec-fetch-mode': 'cors' })).status).toBe(403)
    const body = new URLSearchParams({ state: await startGoogle(apart), cancel: '1' })
    const sent = await apart.send('/local-google', { method: 'POST', headers: visit, body })
    expect(sent.status).toBe(403)
  })

  it('asks again for an invalid address, and shows it as text', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const response = await pick(backend, { state, email: '"><script>alert(1)</script>' })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('aria-invalid="true" aria-describedby="problem"')
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  it('offers a way back without a pending sign-in', async () => {
    const backend = await openTestBackend()
    for (const state of ['', 'garbage', '"><script>']) {
      const query = new URLSearchParams({ state })
      const response = await backend.send(`/local-google?${query}`)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('This sign-in cannot go on')
      expect((await pick(backend, { state, email: 'alex@example.com' })).status).toBe(400)
    }
  })

  it('expires after an account was picked and used', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    await backend.send(`/callback?state=${state}&error=access_denied`)
    expect((await pick(backend, { state, email: 'alex@example.com' })).status).toBe(400)
  })
})
