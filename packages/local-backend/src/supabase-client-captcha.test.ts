import { expect, it, onTestFinished } from 'vitest'
import { serveLocalBackend, type Mail } from './index.ts'
import { clientOf } from './testing/supabase-client.ts'
import { password, temporaryFolder } from './testing/test-backend.ts'

const email = 'a@x.io'
const captchaToken = 'a token that a captcha gave'

it('accepts a captcha token wherever the client sends one', async () => {
  const mails: Mail[] = []
  const sent: string[] = []
  const server = await serveLocalBackend({
    port: 0,
    dataDir: temporaryFolder(),
    autoconfirm: false,
    anonymousUsers: true,
    mailFrequencySeconds: 0,
    rateLimits: false,
    onMail: (mail) => mails.push(mail),
  })
  onTestFinished(() => server.close())
  const auth = clientOf(server.url, {
    async fetch(input, init) {
      const request = new Request(input, init)
      const { gotrue_meta_security: security } = await request.clone().json()
      if (security?.captcha_token === captchaToken) sent.push(new URL(request.url).pathname)
      return fetch(request)
    },
  })
  const code = () => mails.at(-1)?.code ?? ''
  const errors = [
    await auth.signUp({ email, password, options: { captchaToken } }),
    await auth.resend({ type: 'signup', email, options: { captchaToken } }),
    await auth.verifyOtp({ type: 'signup', email, token: code(), options: { captchaToken } }),
    await auth.signInWithPassword({ email, password, options: { captchaToken } }),
    await auth.signInWithOtp({ email, options: { captchaToken } }),
    await auth.resetPasswordForEmail(email, { captchaToken }),
    await auth.signInAnonymously({ options: { captchaToken } }),
  ].map(({ error }) => error)
  expect(errors).toEqual(errors.map(() => null))
  const routes = ['signup', 'resend', 'verify', 'token', 'otp', 'recover', 'signup']
  expect(sent).toEqual(routes.map((route) => `/auth/v1/${route}`))
})
