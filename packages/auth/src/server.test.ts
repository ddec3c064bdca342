import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AuthContext } from './context.js'
import { createAuth, RequireAuth, useAuth, useUser } from './index.js'

function Page() {
  const { status } = useAuth()
  return `${status}, ${useUser()?.email ?? 'nobody'}`
}

it('renders as loading on a server, and asks nobody there', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const auth = createAuth({ url: 'https://abc.supabase.co', anonKey: 'sb_publishable_x', fetch })
  const guards = { loading: createElement(Page), signedOut: 'signed out' }
  const html = renderToString(
    createElement(
      AuthContext.Provider,
      { value: auth },
      createElement(RequireAuth, { ...guards, children: null }),
    ),
  )
  expect(html).toBe('loading, nobody')
  expect(fetch).not.toHaveBeenCalled()
  expect(auth.getState().status).toBe('loading')
})
