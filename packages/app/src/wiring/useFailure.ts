import { toast } from '@dropwatt/ui/toast'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { canReload, connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'
import { untilStaying } from './leaving.ts'
import { mayReload } from './reloadOnce.ts'
import { didNotLoad, isMissingChunk } from './watchChunks.ts'

/** Reason that a page failed; `loading` while that is being checked, and during a reload. */
export type Failure = 'loading' | 'failed' | 'outdated' | 'offline'

const reload = () => window.location.reload()

/**
 * Returns why the current page failed to load or render, and the actions that may help. If a file is
 * missing, most likely because a new version was deployed, it reloads the document once. That loses no
 * input, as files are only loaded on navigation.
 */
export function useFailure() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const { stillOffline } = useTexts()
  const isMissing = isMissingChunk(error)
  const [failure, setFailure] = useState<Failure>(isMissing ? 'loading' : 'failed')
  const [retrying, setRetrying] = useState(false)

  useEffect(() => {
    if (!isMissing) return undefined
    let current = true
    void canReload().then(async (can) => {
      await untilStaying()
      if (!current) return
      if (!can) setFailure('offline')
      else if (mayReload()) reload()
      else setFailure('outdated')
    })
    return () => {
      current = false
    }
  }, [isMissing])

  // Reload as soon as the connection is back.
  useEffect(() => {
    if (failure !== 'offline') return undefined
    return connection.subscribe(() => void canReload().then((can) => can && reload()))
  }, [failure])

  async function reconnect() {
    setRetrying(true)
    if (await canReload()) {
      reload()
      return
    }
    setRetrying(false)
    toast({ title: stillOffline })
  }

  /** Navigates to the current location, which makes the router render the page again. */
  function remount() {
    const { state } = location
    void navigate(location, { replace: true, state, preventScrollReset: true })
  }

  if (failure === 'offline') return { failure, retrying, onRetry: () => void reconnect() }
  if (failure === 'outdated' || didNotLoad(error)) return { failure, onReload: reload }
  return { failure, onRetry: remount }
}
