import { useAuth, useSession, useUser } from '@dropwatt/auth'

/** Shows what the hooks return. */
export function StateView() {
  const auth = useAuth()
  const user = useUser()
  const session = useSession()
  return (
    <dl aria-label="State">
      <dt>status</dt>
      <dd>
        <code>{auth.status}</code>
      </dd>
      {auth.status === 'signedOut' && (
        <>
          <dt>notice</dt>
          <dd>
            <code>{auth.notice?.code ?? 'none'}</code>
          </dd>
        </>
      )}
      <dt>auth.user</dt>
      <dd>{auth.user?.email ?? 'null'}</dd>
      <dt>useUser()</dt>
      <dd>{user?.email ?? 'null'}</dd>
      <dt>useSession()</dt>
      <dd>{session ? 'a session' : 'null'}</dd>
    </dl>
  )
}
