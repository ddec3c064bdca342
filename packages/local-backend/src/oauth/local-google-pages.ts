import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

/** Addresses to try the product with. */
export const sampleAccounts = [
  { email: 'alex@example.com', fullName: 'Alex Example' },
  { email: 'sam@example.com', fullName: 'Sam Sample' },
] as const

const style = `
:root {
  color-scheme: dark;
  --ground: #090c09; --raised: #121712; --line: #6b786b; --text: #f4f7f3; --quiet: #b4beb3;
  --action: #c8fd3d; --on-action: #0e1703; --danger: #ff9d94;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --ground: #f4f7f3; --raised: #ffffff; --line: #6d796d; --text: #0e130e; --quiet: #465046;
    --action: #c8fd3d; --on-action: #0e1703; --danger: #a3160b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 Inter, ui-sans-serif, system-ui, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 1.5rem; border: 1px solid var(--line);
  border-radius: 1rem; background: var(--raised); overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.02em; }
p { margin: 0.75rem 0 1.25rem; color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
form + form, ul + form { margin-top: 1.25rem; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input, button { width: 100%; min-height: 2.75rem; border-radius: 0.625rem; font: inherit; }
input {
  padding: 0.5rem 0.75rem; border: 1px solid var(--line); background: var(--ground); color: var(--text);
}
input[aria-invalid] { border-color: var(--danger); }
#problem { margin: 0.375rem 0 0; color: var(--danger); }
button {
  padding: 0.5rem 1rem; border: 1px solid var(--line); background: transparent; color: var(--text);
  font-weight: 600; cursor: pointer;
}
button span { display: block; }
button span + span { color: var(--quiet); font-weight: 400; font-size: 0.875rem; }
button.account { text-align: start; }
button.primary { margin-top: 0.75rem; border-color: var(--action); background: var(--action); color: var(--on-action); }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Policy of the pages. `form-action` covers where a form's answer redirects to as well, and the app
 * may stand at another port or name of this machine.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Markup = ReturnType<typeof html>

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `
}

interface Picker {
  /** Where the forms go. */
  readonly action: string
  readonly state: string
  /** What was typed and could not be used. */
  readonly rejectedEmail?: string
}

function accountButton({ email, fullName }: (typeof sampleAccounts)[number]): Markup {
  return html`<li>
    <button class="account" name="email" value="${email}">
      <span>${fullName}</span><span>${email}</span>
    </button>
  </li>`
}

/** The page on which one picks who to be. */
export function pickerPage({ action, state, rejectedEmail }: Picker): Markup {
  const hiddenState = html`<input type="hidden" name="state" value="${state}" />`
  const rejected = rejectedEmail !== undefined
  return page(
    'Choose an account – local stand-in for Google',
    html`<h1>Choose an account</h1>
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
  )
}

/** The page for somebody who comes without, or with an old, `state`. */
export function lostPage(siteUrl: string): Markup {
  return page(
    'Start again – local stand-in for Google',
    html`<h1>This sign-in cannot go on</h1>
      <p>
        It was opened without its start, is over, or took longer than five minutes. This page stands
        in for Google on your machine; it is not Google.
      </p>
      <p><a href="${siteUrl}">Back to the app, to start again</a></p>`,
  )
}
