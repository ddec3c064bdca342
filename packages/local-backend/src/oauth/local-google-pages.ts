import { html, raw } from 'hono/html'
import { page, pageHeaders, type Markup } from '../pages/page.ts'

/** Sample accounts. */
export const sampleAccounts = [
  { email: 'alex@example.com', fullName: 'Alex Example' },
  { email: 'sam@example.com', fullName: 'Sam Sample' },
] as const

/** The headers of the pages. The app may run on another port or name of this machine. */
export const pickerHeaders = pageHeaders(['http://localhost:*', 'http://127.0.0.1:*'])

interface Picker {
  /** The target of the forms. */
  readonly action: string
  readonly state: string
  /** The invalid input. */
  readonly rejectedEmail?: string
}

function accountButton({ email, fullName }: (typeof sampleAccounts)[number]): Markup {
  return html`<li>
    <button class="account" name="email" value="${email}">
      <span>${fullName}</span><span>${email}</span>
    </button>
  </li>`
}

/** Renders the account picker. */
export function pickerPage({ action, state, rejectedEmail }: Picker): Markup {
  const hiddenState = html`<input type="hidden" name="state" value="${state}" />`
  const rejected = rejectedEmail !== undefined
  return page({
    title: 'Choose an account – local stand-in for Google',
    layout: 'card',
    content: html`<h1>Choose an account</h1>
      <p>
        This page stands in for Google on your machine. It is not Google: it asks for no password,
        and nothing you enter leaves this machine.
      </p>
      <form method="post" action="${action}">
        ${hiddenState}
        <ul>
          ${sampleAccounts.map(accountButton)}
        </ul>
      </form>
      <form method="post" action="${action}">
        ${hiddenState}
        <label for="email">Another address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="254"
          value="${rejectedEmail ?? ''}"
          ${rejected ? raw(' aria-invalid="true" aria-describedby="problem"') : ''}
        />
        ${rejected ? html`<p id="problem" role="alert">Enter an address such as name@example.com.</p>` : ''}
        <button class="primary">Continue</button>
      </form>
      <form method="post" action="${action}">
        ${hiddenState}<button name="cancel" value="1">Cancel</button>
      </form>`,
  })
}

/** Renders the page for a missing or expired `state`. */
export function lostPage(siteUrl: string): Markup {
  return page({
    title: 'Start again – local stand-in for Google',
    layout: 'card',
    content: html`<h1>This sign-in cannot go on</h1>
      <p>
        It was opened on its own, is finished already, or took longer than five minutes. This page
        stands in for Google on your machine; it is not Google.
      </p>
      <p><a class="button" href="${siteUrl}">Back to the app, to start again</a></p>`,
  })
}
