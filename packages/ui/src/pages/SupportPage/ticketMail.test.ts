import { expect, test } from 'vitest'
import { mailLink, ticketText } from './ticketMail.js'

test('a text has a line for each filled field', () => {
  const fields = [
    ['Name', 'Mara'],
    ['Store URL', ''],
    ['Topic', 'Billing'],
  ] as const
  expect(ticketText(fields, 'The import\nstopped.')).toBe(
    'Name: Mara\nTopic: Billing\n\nThe import\nstopped.',
  )
})

test('a link contains the exact subject and text', () => {
  const text = 'Più di 50 % & "più"?\r\n#2: a+b=c\nperché\r😀'
  const link = mailLink('support@example.com', 'Costs & co', text)!
  expect(link).toMatch(
    /^mailto:support@example\.com\?subject=Costs%20%26%20co&body=[\w%.~'()*!-]+$/,
  )
  const { pathname, search } = new URL(link)
  expect(pathname).toBe('support@example.com')
  const [subject, body] = search.slice(1).split('&')
  expect(decodeURIComponent(subject!)).toBe('subject=Costs & co')
  expect(decodeURIComponent(body!)).toBe('body=Più di 50 % & "più"?\r\n#2: a+b=c\r\nperché\r\n😀')
})

test('a lone surrogate does no harm', () => {
  expect(mailLink('support@example.com', 'A', 'x\u{d83d}y')).toMatch(/body=x%EF%BF%BDy$/)
})

test('a text that is too long gets no link, in any script', () => {
  const around = mailLink('support@example.com', 'A', '')!.length
  expect(mailLink('support@example.com', 'A', 'a'.repeat(2000 - around))).toHaveLength(2000)
  expect(mailLink('support@example.com', 'A', 'a'.repeat(2001 - around))).toBeUndefined()
  expect(mailLink('support@example.com', 'A', '😀'.repeat(200))).toBeUndefined()
})
