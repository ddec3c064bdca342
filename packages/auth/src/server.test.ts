import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AuthProvider, createAuth, RequireAuth, useAuth, useUser } from './index.js'

function Loading() {
  const { status } = useAuth()
  return `${status}, ${useUser()?.email ?? 'nobody'}`
}

const Guarded = () =>
  RequireAuth({ loading: createElement(Loading), signedOut: 'signed out', children: 'secret' })

it('renders as loading on a server, without requests', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const auth = createAuth({ url: 'https://abc.supabase.co', anonKey: 'sb_publishable_x', fetch })

  const App = () => AuthProvider({ auth, children: createElement(Guarded) })

  expect(renderToString(createElement(App))).toBe('loading, nobody')
  expect(fetch).not.toHaveBeenCalled()
  expect(auth.getState().status).toBe('loading')
})
