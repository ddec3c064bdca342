/** Runs as a child process: signs up users until it is killed, and prints each confirmed one. */
import { LOCAL_ANON_KEY, openLocalBackend } from '../index.ts'

const [, , dataDir = '', password = ''] = process.argv
const site = 'http://localhost'
const backend = await openLocalBackend({ siteUrl: site, dataDir, rateLimits: false })

async function signUp(email: string): Promise<void> {
  const response = await backend.fetch(
    new Request(`${site}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY },
      body: JSON.stringify({ email, password }),
    }),
  )
  if (response.ok) process.stdout.write(`${email}\n`)
}

for (let number = 0; ; number += 2) {
  await Promise.all([signUp(`${number}@x.io`), signUp(`${number + 1}@x.io`)])
}
