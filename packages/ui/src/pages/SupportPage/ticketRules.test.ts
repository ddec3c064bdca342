import { describe, expect, test } from 'vitest'
import { isEmail } from './isEmail.js'
import { findTicketProblems, trimTicket, type TicketDraft } from './ticketRules.js'

const good: TicketDraft = {
  name: 'Mara',
  email: 'mara@example.com',
  storeUrl: '',
  topic: 'billing',
  message: 'The import stopped.',
}

/** Deterministic texts, including lone surrogates and control characters. */
function* randomTexts(count: number) {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let round = 0; round < count; round += 1) {
    const units = Array.from({ length: next() % 24 }, () => next() % 0x1_00_00)
    yield String.fromCharCode(...units)
  }
}

describe('the rules of the contact form', () => {
  test('finds no errors in a valid message', () => {
    expect(findTicketProblems(good)).toEqual({})
  })

  test('[(356)] returns all errors at once, in the order of the fields', () => {
    const nothing: TicketDraft = { name: '', email: '', storeUrl: '', topic: '', message: '' }
    const problems = findTicketProblems(nothing)
    expect(problems).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      topic: 'topicMissing',
      message: 'messageRequired',
    })
    expect(Object.keys(problems)).toEqual(['name', 'email', 'topic', 'message'])
  })

  test.each([' ', '\t', '\n\n', '\u00a0', '\u3000 '])(
    '[(353)] treats %j as empty in name, email and message',
    (space) => {
      expect(findTicketProblems({ ...good, name: space, email: space, message: space })).toEqual({
        name: 'nameRequired',
        email: 'emailRequired',
        message: 'messageRequired',
      })
    },
  )

  test.each([
    ['[354]', ''],
    ['[355]', 'no address'],
    ['[355]', 'javascript:alert(1)'],
    ['[355]', '::::'],
    ['[355]', ' '],
    ['[355]', 'https://shop.example.com'],
  ])('%s accepts a store URL of %j', (_line, storeUrl) => {
    expect(findTicketProblems({ ...good, storeUrl })).toEqual({})
  })

  test('trims the input', () => {
    expect(trimTicket({ ...good, name: ' Mara ', message: '\nHello \n there\n' })).toEqual({
      ...good,
      message: 'Hello \n there',
    })
  })

  test('quality 17: validates 10,000 texts of any characters without throwing', () => {
    for (const text of randomTexts(10_000)) {
      const problems = findTicketProblems({
        name: text,
        email: text,
        storeUrl: text,
        topic: '',
        message: text,
      })
      expect(problems.topic).toBe('topicMissing')
    }
  })
})

describe('isEmail', () => {
  test.each([
    'mara@example.com',
    'm@e.c',
    'mara+shop@sub.example.co.uk',
    "o'neil@example.com",
    'mara@example.museum',
    'măra@exämple.com',
  ])('[(350)] accepts %j', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'mara',
    'mara@',
    '@example.com',
    'mara@example',
    'mara@@example.com',
    'mara@shop@example.com',
    'mara@.com',
    'mara@example.',
    'mara@example..com',
    'ma ra@example.com',
    'mara@exam ple.com',
    'mara@example.com\nbcc',
  ])('[(350)] rejects %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test.each(['a'.repeat(100_000), '@'.repeat(100_000), `a@${'.'.repeat(100_000)}`])(
    'quality 17: runs in linear time on a text of 100 kB',
    (text) => {
      const started = performance.now()
      expect(isEmail(text)).toBe(false)
      expect(performance.now() - started).toBeLessThan(500)
    },
  )
})
