import { StrictMode, type ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { fillField } from '../../test/fillField.js'
import { HelpCenterPage, SupportPage, type SupportTicket } from './index.js'

const pages: Record<string, ReactElement> = {
  'the support page': <SupportPage />,
  'the help center': <HelpCenterPage />,
}

function show(screen: ReactElement) {
  return render(
    <StrictMode>
      {screen}
      <Toaster />
    </StrictMode>,
  )
}

const box = (name: string) => page.getByRole('textbox', { name })
const topic = () => page.getByRole('combobox', { name: 'Topic' })
const send = () => page.getByRole('button', { name: 'Send message' })
const problem = () => page.getByRole('region', { name: 'There is a problem' })
const mail = () => page.getByRole('link', { name: 'Send as email' })
const toSend = () => page.getByRole('group', { name: 'Text to send' })
const notices = () => page.getByRole('region', { name: /F8/ })

async function fillIn(values: Partial<SupportTicket> = {}) {
  const ticket = {
    name: 'Mara',
    email: 'mara@example.com',
    storeUrl: '',
    topic: 'billing',
    message: 'The import stopped.',
    ...values,
  }
  await fillField(box('Name'), ticket.name)
  await fillField(box('Email'), ticket.email)
  await fillField(box('Store URL'), ticket.storeUrl)
  await topic().selectOptions(ticket.topic)
  await fillField(box('Message'), ticket.message)
}

/** The subject and body that the link passes to an email app. */
function parts() {
  const { pathname, search } = new URL(mail().element().getAttribute('href')!)
  const [subject, body] = search.slice(1).split('&').map(decodeURIComponent)
  return { address: pathname, subject, body }
}

describe.each(Object.entries(pages))('Support: what %s shows', (_name, screen) => {
  test('[(338), 339-342] shows its three highlights', async () => {
    await show(screen)
    const list = page.getByRole('list', { name: 'What to expect' })
    await expect.element(list.getByRole('listitem')).toHaveLength(3)
    await expect.element(list.getByText('Shopify-certified agents')).toBeVisible()
    await expect.element(list.getByText('Under 2h average response')).toBeVisible()
    const call = list.getByRole('listitem').filter({ hasText: 'Free 30-minute onboarding call' })
    await expect.element(call.getByText(/^For trial users/)).toBeVisible()
  })

  test('[(338), 343, 344] answers exactly six questions, and says 7-day trial', async () => {
    await show(screen)
    const faq = page.getByRole('region', { name: 'Questions and answers' })
    const questions = faq.getByRole('heading', { level: 3 }).getByRole('button')
    await expect.element(questions).toHaveLength(6)
    for (const question of questions.all()) {
      const control = question.element() as HTMLElement
      if (control.ariaExpanded === 'false') control.click()
      await expect.element(question).toHaveAttribute('aria-expanded', 'true')
    }
    await expect.element(faq.getByRole('region')).toHaveLength(6)
    await expect.element(faq.getByText(/The trial runs for 7 days/)).toBeVisible()
    await expect.element(page.getByText(/7-day trial/)).toBeVisible()
  })

  test('[(338), 345] mentions the live chat, which is not implemented yet', async () => {
    await show(screen)
    await expect.element(page.getByRole('heading', { name: 'Live chat' })).toBeVisible()
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expect
      .element(notices().getByText("This feature isn't implemented yet"))
      .toBeInTheDocument()
  })

  test('[(338), 346] has a form of name, email, store URL, topic and message', async () => {
    await show(screen)
    const form = box('Name').element().closest('form')
    const controls = [...(form?.elements ?? [])].filter((control) =>
      control.matches(':not(button)'),
    )
    expect(controls).toEqual([
      box('Name').element(),
      box('Email').element(),
      box('Store URL').element(),
      topic().element(),
      box('Message').element(),
    ])
    expect(form?.noValidate).toBe(true)
  })
})

/** The sections of the page, without its frame. */
function sections() {
  const found = document.querySelectorAll('section:not(footer *, header *)')
  return [...found].map(({ textContent }) => textContent)
}

function frame() {
  return document.querySelectorAll('header, footer').length
}

describe('Support: on both routes', () => {
  test('[338] the content is the same on both routes', async () => {
    const support = await show(<SupportPage />)
    const content = sections()
    expect(content.length).toBeGreaterThan(2)
    expect(frame()).toBe(0)
    await support.unmount()
    await show(<HelpCenterPage />)
    expect(sections()).toEqual(content)
    expect(frame()).toBe(2)
  })
})

describe('Support: the contact form', () => {
  test('[347] offers billing, tech-issue, feature-request and partnership after an empty choice', async () => {
    await show(<SupportPage />)
    const options = [...topic().element().querySelectorAll('option')]
    expect(options.map((option) => option.value)).toEqual([
      '',
      'billing',
      'tech-issue',
      'feature-request',
      'partnership',
    ])
    await expect.element(topic()).toHaveValue('')
  })

  test('says which fields are required, and sets autocomplete', async () => {
    await show(<SupportPage />)
    for (const field of [box('Name'), box('Email'), topic(), box('Message')]) {
      await expect.element(field).toBeRequired()
    }
    await expect.element(box('Store URL')).not.toBeRequired()
    await expect.element(box('Name')).toHaveAttribute('autocomplete', 'name')
    await expect.element(box('Email')).toHaveAttribute('autocomplete', 'email')
    await expect.element(box('Store URL')).toHaveAttribute('autocomplete', 'url')
    await expect.element(page.getByText(/All fields are required/)).toBeVisible()
  })

  test('[348, 349, 351, 352, 356] shows all required errors at once', async () => {
    await show(<SupportPage />)
    await send().click()
    const missing = [
      [box('Name'), 'Name is required.'],
      [box('Email'), 'Email is required.'],
      [topic(), 'Please select a topic.'],
      [box('Message'), 'Message is required.'],
    ] as const
    for (const [field, text] of missing) {
      await expect.element(field).toBeInvalid()
      await expect.element(field).toHaveAccessibleDescription(new RegExp(`${text}$`))
    }
    await expect.element(box('Store URL')).not.toHaveAttribute('aria-invalid')
    await expect.element(problem().getByRole('link')).toHaveLength(4)
    const links = problem().getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual(missing.map(([, text]) => text))
  })

  test('moves focus to the first invalid field', async () => {
    await show(<SupportPage />)
    await box('Name').fill('Mara')
    await send().click()
    await expect.element(box('Email')).toHaveFocus()
    expect(document.title).toMatch(/^Error: /)
    await problem().getByRole('link', { name: 'Please select a topic.' }).click()
    await expect.element(topic()).toHaveFocus()
  })

  test('[350] shows Email is invalid. for a malformed one, but only on submit', async () => {
    await show(<SupportPage />)
    await fillIn({ email: 'mara@example' })
    await expect.element(box('Email')).not.toHaveAttribute('aria-invalid')
    await send().click()
    await expect.element(box('Email')).toHaveAccessibleDescription('Email is invalid.')
    await expect.element(box('Email')).toHaveFocus()
    await userEvent.keyboard('.com')
    await expect.element(box('Email')).not.toHaveAttribute('aria-invalid')
    await expect.element(problem()).not.toBeInTheDocument()
    expect(document.title).not.toMatch(/^Error/)
  })

  test('[353] treats spaces as empty in name, email and message', async () => {
    await show(<SupportPage />)
    await fillIn({ name: '   ', email: '  ', message: ' \n ' })
    await send().click()
    const texts = ['Name is required.', 'Email is required.', 'Message is required.']
    await expect.element(problem().getByRole('link')).toHaveLength(3)
    const links = problem().getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual(texts)
  })

  test('[357] keeps the input when it is invalid', async () => {
    await show(<SupportPage />)
    await fillIn({ email: 'mara', storeUrl: 'my store' })
    await send().click()
    await expect.element(box('Name')).toHaveValue('Mara')
    await expect.element(box('Email')).toHaveValue('mara')
    await expect.element(box('Store URL')).toHaveValue('my store')
    await expect.element(topic()).toHaveValue('billing')
    await expect.element(box('Message')).toHaveValue('The import stopped.')
  })

  test.each([
    ['(354)', ''],
    ['(355)', 'not an address at all'],
  ])(
    '[358, 359, 360, %s] a11y 40: shows a success notice with a store URL of %j',
    async (_line, storeUrl) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      const beacon = vi.spyOn(navigator, 'sendBeacon')
      const request = vi.spyOn(XMLHttpRequest.prototype, 'send')
      await show(<SupportPage />)
      await fillIn({ storeUrl })
      await send().click()
      const notice = page.getByRole('status').filter({ hasText: 'Your message is complete' })
      await expect.element(notice).toHaveFocus()
      await expect.element(notice.getByText(/This page cannot send messages yet/)).toBeVisible()
      await expect.element(mail()).toBeVisible()
      for (const name of ['Name', 'Email', 'Store URL', 'Message']) {
        await expect.element(box(name)).toHaveValue('')
        await expect.element(box(name)).not.toHaveAttribute('aria-invalid')
      }
      await expect.element(topic()).toHaveValue('')
      for (const call of [fetched, beacon, request]) {
        expect(call).not.toHaveBeenCalled()
        call.mockRestore()
      }
    },
  )

  test('hides the success notice when the next message is invalid', async () => {
    await show(<SupportPage />)
    await fillIn()
    await send().click()
    await expect.element(page.getByText('Your message is complete')).toBeVisible()
    await send().click()
    await expect.element(page.getByText('Your message is complete')).not.toBeInTheDocument()
    await expect.element(box('Name')).toHaveFocus()
  })
})

describe('Support: a complete message that is not sent', () => {
  const text = [
    'Name: Mara',
    'Email: mara@example.com',
    'Store URL: https://mara.example.com',
    'Topic: Technical issue',
    '',
    'The import stopped.',
    'Più di 50 % & more?',
  ].join('\n')

  async function complete(screen = <SupportPage />, message = text.split('\n\n')[1]!) {
    await show(screen)
    await fillIn({ storeUrl: 'https://mara.example.com', topic: 'tech-issue', message })
    await send().click()
    await expect.element(page.getByText('Your message is complete')).toBeVisible()
  }

  test('is offered as an email', async () => {
    await complete()
    expect(parts()).toEqual({
      address: 'support@example.com',
      subject: 'subject=Technical issue',
      body: `body=${text.replaceAll('\n', '\r\n')}`,
    })
    await expect.element(page.getByText('Sample address')).toBeVisible()
  })

  test('uses the given address', async () => {
    await complete(<HelpCenterPage supportAddress="help@dropwatt.test" />)
    expect(parts().address).toBe('help@dropwatt.test')
    await expect.element(page.getByText(/an email to help@dropwatt\.test/)).toBeVisible()
    await expect.element(page.getByText('Sample address')).not.toBeInTheDocument()
  })

  test('is shown, and copied exactly', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await complete()
    expect(toSend().element().textContent).toBe(text)
    await page.getByRole('button', { name: 'Copy: Text to send' }).click()
    await expect.element(page.getByRole('button', { name: 'Copied: Text to send' })).toHaveFocus()
    expect(writeText.mock.calls).toEqual([[text]])
    writeText.mockRestore()
  })

  test('is selected when clipboard access is denied', async () => {
    const refuse = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    await complete()
    await page.getByRole('button', { name: 'Copy: Text to send' }).click()
    await expect.element(notices().getByText('Nothing was copied')).toBeInTheDocument()
    await expect.element(toSend()).toHaveFocus()
    expect(getSelection()?.toString()).toBe(text)
    refuse.mockRestore()
  })

  test('is copied and pasted if it is too long for a link', async () => {
    await complete(<SupportPage />, 'It stopped.\n'.repeat(200))
    expect(parts().body).toBe('body=Paste the text here.')
    await expect.element(page.getByText(/too long for an email link/)).toBeVisible()
    expect(
      toSend()
        .element()
        .textContent?.match(/It stopped\./g),
    ).toHaveLength(200)
  })
})

describe('Support: with handlers', () => {
  test('calls the handler with the ticket, waits, and shows that it was sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onSubmit = vi.fn<(ticket: SupportTicket) => Promise<void>>(() => promise)
    await show(<SupportPage onSubmit={onSubmit} />)
    await fillIn({ name: ' Mara ', topic: 'tech-issue' })
    await send().click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(box('Name'))
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          name: 'Mara',
          email: 'mara@example.com',
          storeUrl: '',
          topic: 'tech-issue',
          message: 'The import stopped.',
        },
      ],
    ])
    resolve()
    const notice = page.getByRole('status').filter({ hasText: 'Your message is sent' })
    await expect.element(notice).toHaveFocus()
    await expect.element(box('Message')).toHaveValue('')
    await expect.element(mail()).not.toBeInTheDocument()
  })

  test('opens the chat instead of showing the notice', async () => {
    const onChat = vi.fn<() => void>()
    await show(<SupportPage onChat={onChat} />)
    await page.getByRole('button', { name: 'Start a chat' }).click()
    expect(onChat).toHaveBeenCalledOnce()
    await expect
      .element(page.getByText("This feature isn't implemented yet"))
      .not.toBeInTheDocument()
  })
})
