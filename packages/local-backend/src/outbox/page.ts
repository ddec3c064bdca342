import { html } from 'hono/html'
import { page, type Markup } from '../pages/page.ts'
import type { Mail } from '../store/outbox.ts'

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

interface Outbox {
  /** Newest first. */
  readonly mails: readonly Mail[]
  /** The maximum number of mails. */
  readonly limit: number
  /** Path of the page. */
  readonly path: string
  /** The address whose mails are shown; empty for all. */
  readonly recipient: string
}

function mailItem({ recipient, subject, body, link, code, created_at }: Mail): Markup {
  return html`<li class="mail">
    <h2>${subject}</h2>
    <p>
      <span>To <strong>${recipient}</strong></span>
      <time datetime="${created_at}">${times.format(new Date(created_at))}</time>
    </p>
    ${
      body === null
        ? html`<div class="actions">
            ${link ? html`<a class="button primary" href="${link}" aria-label="Open link: ${subject}">Open link</a>` : ''}
            <span><span class="quiet">Code</span> <code>${code}</code></span>
          </div>`
        : html`<p class="body">${body}</p>`
    }
  </li>`
}

function emptyState(recipient: string): Markup {
  return html`<div class="empty">
    <h2>${recipient ? 'No mail to this address' : 'No mail yet'}</h2>
    <p>Ask for a new password in the app, say, then reload this page.</p>
  </div>`
}

/** Renders the outbox. */
export function outboxPage({ mails, limit, path, recipient }: Outbox): Markup {
  const address = recipient ? `${path}?${new URLSearchParams({ to: recipient })}` : path
  return page({
    title: 'Outbox – mails of the local backend',
    layout: 'list',
    content: html`<div class="head">
        <h1>Outbox</h1>
        <a class="button" href="${address}">Reload</a>
      </div>
      <p>
        Mails that the app wrote here. They went nowhere else, and are gone after a
        day.${mails.length < limit ? '' : ` The newest ${limit} are shown.`}
      </p>
      <form class="filter" method="get" action="${path}">
        <div>
          <label for="to">Only mails to</label>
          <input
            id="to"
            name="to"
            type="email"
            autocomplete="off"
            maxlength="254"
            value="${recipient}"
          />
        </div>
        <button>Show</button>
        ${recipient ? html`<a class="button" href="${path}">Show all</a>` : ''}
      </form>
      ${
        mails.length
          ? html`<ul>
              ${mails.map(mailItem)}
            </ul>`
          : emptyState(recipient)
      }`,
  })
}
