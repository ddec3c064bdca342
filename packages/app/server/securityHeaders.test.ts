import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './securityHeaders.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy', () => {
  const policy = contentSecurityPolicy([
    '<script data-it="/it">one()</script><style>a{color:red}</style>',
    '<script>one()</script><style>b{color:red}</style><script>two()</script>',
  ])

  test('allows the inline scripts of all documents by their hashes, each once, and no other', () => {
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  })

  test('allows the inline styles of all documents, and what is set by rule', () => {
    expect(policy).toContain(
      `style-src 'self' ${hash('')} ${hash('a{color:red}')} ${hash('b{color:red}')};`,
    )
  })

  test('allows nothing unsafe and no other origin', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })
})

test('scripts in files need no hash', () => {
  expect(inlineScriptHashes(['<script type="module" src="/a.js"></script>'])).toEqual([])
})
