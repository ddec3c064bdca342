import { describe, expect, it } from 'vitest'
import { readRedirect } from './redirect.js'

const SITE = 'https://app.example.com'

describe('a URL without auth parameters', () => {
  it.each(['/', '/dashboard?tab=jobs&q=a%20b+c', '/#pricing', '/faq#a=b&c', '/x?CODE=1#typed'])(
    'is left alone: %s',
    (path) => {
      const href = SITE + path
      expect(readRedirect(href)).toEqual({ exchange: false, cleanHref: href })
    },
  )
})

describe('a code or a token', () => {
  it.each([
    ['/dashboard?code=1234', '/dashboard'],
    ['/dashboard?tab=jobs&code=1234&sb_flow_id=abc#top', '/dashboard?tab=jobs#top'],
    [
      '/#access_token=a&refresh_token=r&expires_in=1&expires_at=2&token_type=bearer&type=x&sb=',
      '/',
    ],
    ['/#access_token=a&provider_token=p&provider_refresh_token=q', '/'],
  ])('is to be exchanged, and taken out: %s', (path, clean) => {
    expect(readRedirect(SITE + path)).toEqual({ exchange: true, cleanHref: SITE + clean })
  })
})

describe('a recovery link of the implicit flow', () => {
  it('is recognized by its token', () => {
    const href = `${SITE}/update-password#access_token=a&refresh_token=r&type=recovery`
    expect(readRedirect(href)).toEqual({
      exchange: true,
      linkType: 'recovery',
      recoveryToken: 'a',
      cleanHref: `${SITE}/update-password`,
    })
    expect(readRedirect(`${SITE}/?type=recovery#access_token=a`)).not.toHaveProperty(
      'recoveryToken',
    )
  })
})

describe('an error', () => {
  it.each([
    ['?error=access_denied&error_description=User+said+no', 'access_denied', 'User said no'],
    ['#error=access_denied&error_description=User%20said%20no', 'access_denied', 'User said no'],
    ['?error=access_denied', 'access_denied', 'The sign-in was cancelled.'],
    ['?error=invalid_request&error_code=flow_state_expired', 'link_expired', undefined],
    ['?error=invalid_request&error_code=bad_oauth_state', 'oauth_error', undefined],
    ['?error=server_error&error_description=Unable', 'oauth_error', 'Unable'],
    ['?error_description=Unable', 'oauth_error', 'Unable'],
  ])('is a notice: %s', (search, code, message) => {
    const { notice, ...rest } = readRedirect(`${SITE}/login${search}`, { leftFrom: '/signin' })
    expect(notice).toMatchObject({ code, leftFrom: '/signin', ...(message && { message }) })
    expect(notice?.message).not.toBe('')
    expect(rest).toEqual({ exchange: false, cleanHref: `${SITE}/login` })
  })

  it.each(['?', '#'])(
    'after %s has our message if this tab did not leave for a provider',
    (sign) => {
      const error = 'error=access_denied&error_description=Call+0800+123'
      expect(readRedirect(`${SITE}/login${sign}${error}`).notice).toEqual({
        code: 'access_denied',
        message: 'The sign-in was cancelled.',
      })
    },
  )

  it('distinguishes the message of the provider from ours', () => {
    const href = `${SITE}/login?error=access_denied`
    expect(readRedirect(`${href}&error_description=+No+`, { leftFrom: '/login' }).notice).toEqual({
      code: 'access_denied',
      message: 'No',
      providerMessage: 'No',
      leftFrom: '/login',
    })
    for (const silent of [href, `${href}&error_description=`, `${href}&error_description=+`]) {
      expect(readRedirect(silent, { leftFrom: '/login' }).notice).toEqual({
        code: 'access_denied',
        message: 'The sign-in was cancelled.',
        leftFrom: '/login',
      })
    }
  })

  it('in query and fragment is removed from both', () => {
    const search = 'error=access_denied&error_code=x&error_description=No'
    expect(readRedirect(`${SITE}/login?a=b&${search}#${search}&sb=`).cleanHref).toBe(
      `${SITE}/login?a=b`,
    )
  })

  it('takes precedence over a code', () => {
    expect(readRedirect(`${SITE}/?code=1&error=server_error`).exchange).toBe(false)
  })

  it('keeps markup as text, and truncates it', () => {
    const description = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`
    const { notice } = readRedirect(
      `${SITE}/?error=server_error&error_description=${encodeURIComponent(description)}`,
      { leftFrom: '/login' },
    )
    expect(notice?.providerMessage).toBe(description.slice(0, 300))
    expect(notice?.message).toBe(description.slice(0, 300))
  })
})

describe('the type of a link', () => {
  const back = `${SITE}/welcome`

  it.each(['email_change', 'magiclink', 'recovery', 'signup'])(
    'is read with a code: %s',
    (type) => {
      expect(readRedirect(`${back}?code=1#type=${type}`)).toEqual({
        exchange: true,
        linkType: type,
        cleanHref: back,
      })
    },
  )

  it.each(['', 'invite', 'constructor', '<img>'])('is one of four: not %j', (type) => {
    expect(readRedirect(`${back}?code=1#type=${type}`).linkType).toBeUndefined()
  })

  it('is read with an error: from the URL, or else from the last requested mail', () => {
    const failed = `${back}?error=access_denied&error_code=otp_expired#sb=`
    expect(readRedirect(failed, { asked: 'signup' }).notice).toMatchObject({ linkType: 'signup' })
    expect(readRedirect(`${failed}&type=recovery`, { asked: 'signup' }).notice).toMatchObject({
      code: 'link_expired',
      linkType: 'recovery',
    })
    expect(readRedirect(failed).notice).not.toHaveProperty('linkType')
  })

  it('is not set for a redirect from a provider', () => {
    const origin = { leftFrom: '/login', asked: 'signup' } as const
    expect(readRedirect(`${back}?code=1`, origin)).toMatchObject({ leftFrom: '/login' })
    expect(readRedirect(`${back}?error=access_denied`, origin).notice).not.toHaveProperty(
      'linkType',
    )
  })

  it('is set for a link of ours that is opened in the tab at a provider', () => {
    const origin = { leftFrom: '/login', asked: 'recovery' } as const
    expect(readRedirect(`${back}?code=1#type=recovery`, origin)).toMatchObject({
      linkType: 'recovery',
      leftFrom: undefined,
    })
    const expired = `${back}?error=access_denied&error_code=otp_expired&error_description=Old`
    expect(readRedirect(expired, origin).notice).toEqual({
      code: 'link_expired',
      linkType: 'recovery',
      message: 'This link was used already or has expired. Ask for a new one.',
    })
  })

  it('is email_change after the first of its two links, whatever the URL says', () => {
    const words = 'message=%3Cimg%3E'
    for (const href of [`${back}?${words}#${words}&sb=`, `${back}#${words}&sb=`]) {
      expect(readRedirect(href)).toEqual({
        notice: {
          code: 'confirm_other_address',
          linkType: 'email_change',
          message:
            'This address is confirmed. Now open the link in the mail to your other address.',
        },
        exchange: false,
        cleanHref: back,
      })
    }
  })

  it('ignores message and type parameters of other pages', () => {
    for (const own of ['?message=hello#message=hello', '#message=hello', '?type=signup']) {
      expect(readRedirect(back + own)).toEqual({ exchange: false, cleanHref: back + own })
    }
  })
})
