import { Hono, type Context } from 'hono'
import { authPath } from '../auth-path.ts'
import { isFlowExpired } from '../oauth/flow.ts'
import { localGooglePath, type LocalGoogle, type PickedAccount } from '../oauth/local-google.ts'
import { lostPage, pickerHeaders, pickerPage, sampleAccounts } from '../oauth/local-google-pages.ts'
import type { Services } from '../services.ts'
import { readText } from './body.ts'
import { parseEmail } from './email.ts'
import { rejectForeignVisits } from './other-sites.ts'

function accountFor(email: string): PickedAccount {
  const sample = sampleAccounts.find((account) => account.email === email)
  return sample ?? { email, fullName: email.slice(0, email.indexOf('@')) }
}

/** The local account picker, which stands in for Google. */
export function localGoogleRoutes(
  { settings, store, limit }: Services,
  localGoogle: LocalGoogle,
): Hono {
  const action = `${authPath}${localGooglePath}`

  function isUnderWay(state: string): boolean {
    const flow = store.flowStates.find(state)
    return (
      flow !== undefined &&
      !flow.auth_code_issued_at &&
      !isFlowExpired(flow, settings.now()) &&
      localGoogle.isExpected(state)
    )
  }
  const lost = (c: Context) => c.html(lostPage(settings.siteUrl()), 400, pickerHeaders)

  return new Hono()
    .use(localGooglePath, rejectForeignVisits(settings))
    .get(localGooglePath, (c) => {
      const state = c.req.query('state') ?? ''
      return isUnderWay(state) ? c.html(pickerPage({ action, state }), 200, pickerHeaders) : lost(c)
    })
    .post(localGooglePath, async (c) => {
      limit('authorize')
      const form = new URLSearchParams(await readText(c.req.raw))
      const state = form.get('state') ?? ''
      if (!isUnderWay(state)) return lost(c)

      const goBack = (answer: Record<string, string>) =>
        c.redirect(`${authPath}/callback?${new URLSearchParams({ state, ...answer })}`, 303)
      if (form.has('cancel')) {
        return goBack({ error: 'access_denied', error_description: 'The sign-in was cancelled' })
      }
      const typed = form.get('email') ?? ''
      const email = parseEmail(typed)
      if (!email)
        return c.html(pickerPage({ action, state, rejectedEmail: typed }), 400, pickerHeaders)
      const code = localGoogle.issueCode(state, accountFor(email))
      return code ? goBack({ code }) : lost(c)
    })
}
