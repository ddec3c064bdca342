import { useAuth } from '@dropwatt/auth'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Loads the question about files of accounts that have left, while nobody is signed in. The page works
 * without it.
 */
export function LeftFilesLoader() {
  const isSignedOut = useAuth().status === 'signedOut'
  const [Notice, setNotice] = useState<ComponentType>()

  useEffect(() => {
    if (!isSignedOut || !hasFiles()) return
    import('./LeftFiles.tsx').then(
      ({ LeftFiles }) => setNotice(() => LeftFiles),
      () => {},
    )
  }, [isSignedOut])

  return isSignedOut && Notice ? <Notice /> : null
}

/** Whether any account has had files on this device. */
function hasFiles(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('dropwatt.files.'))
  } catch {
    return false
  }
}
