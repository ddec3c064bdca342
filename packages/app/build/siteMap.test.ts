import { expect, test } from 'vitest'
import { writeSecurityText } from './siteMap.ts'

test('security.txt expires a year after the build', () => {
  const text = writeSecurityText('/support', ['en', 'it'], Date.parse('2026-11-27T10:00:00Z'))
  expect(text).toBe(`Contact: /support
Expires: 2027-11-27T10:00:00.000Z
Preferred-Languages: en, it
Canonical: /.well-known/security.txt
`)
})
