import { useAuth } from '@dropwatt/auth'
import { FakeAuthProvider, type FakeAuth } from '@dropwatt/auth/testing'
import type { ReactNode } from 'react'
import { Row, Stage } from './Stage.js'
import { StateView } from './StateView.js'

interface RemoteProps {
  auth: FakeAuth
  children?: ReactNode
}

function Actions() {
  const { signInWithGoogle, signOut } = useAuth()
  return (
    <Row>
      <button onClick={() => void signInWithGoogle()}>Sign in</button>
      <button onClick={() => void signOut()}>Sign out</button>
    </Row>
  )
}

/** Emits events on a fake and shows the resulting state. */
export function Remote({ auth, children }: RemoteProps) {
  return (
    <FakeAuthProvider auth={auth}>
      <Stage>
        <StateView />
        <Actions />
        <Row>
          <button onClick={() => auth.emit('PASSWORD_RECOVERY', auth.createSession())}>
            Open a recovery link
          </button>
          <button onClick={() => auth.emit('SIGNED_IN', auth.getState().session)}>
            Focus the tab
          </button>
          <button onClick={auth.expire}>Let the session expire</button>
        </Row>
        {children}
      </Stage>
    </FakeAuthProvider>
  )
}
