import { useSessions } from '@dropwatt/auth'
import { useAction } from './useAction.js'

/** Lists where the user is signed in, and ends sessions. */
export function Sessions() {
  const { status, list = [], end, endOthers } = useSessions()
  const { busy, error, run } = useAction()
  return (
    <>
      {status === 'loading' && <p>One moment…</p>}
      <ul>
        {list.map((session) => (
          <li key={session.id}>
            {session.userAgent} {session.isCurrent && '(this device)'}
            {end && !session.isCurrent && (
              <button aria-disabled={busy} onClick={() => void run(() => end(session))}>
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{error}</p>
      <button aria-disabled={busy} onClick={() => void run(endOthers)}>
        Sign out all other devices
      </button>
    </>
  )
}
