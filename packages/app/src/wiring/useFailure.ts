import { toast } from '@dropwatt/ui/toast'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { canReload, connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'
import { mayReload } from './reloadOnce.ts'
import { didNotLoad, isMissingChunk } from './watchChunks.ts'

/** Why a page is not there: `loading` while it is found out, and while the document loads anew. */
export type Failure = 'loading' | 'failed' | 'outdated' | 'offline'

const reload = () => window.location.reload()

/**
 * Finds out why a page is not there, and what can be done. A page whose files are missing reloads
 * by itself once, as a new version has most likely taken their place; nothing that was typed is
 * lost by it, as the visitor has left the page before.
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
    void canReload().then((can) => {
      if (!current) return
      if (!can) setFailure('offline')
      else if (mayReload()) reload()
      else setFailure('outdated')
    })
    return () => {
      current = false
    }
  }, [isMissing])

  // The visitor has asked for this page, so it comes as soon as it can.
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

  /** Arriving once more where the visitor is makes the router take the page up again. */
  function remount() {
    const { state } = location
    void navigate(location, { replace: true, state, preventScrollReset: true })
  }

  if (failure === 'offline') return { failure, retrying, onRetry: () => void reconnect() }
  if (failure === 'outdated' || didNotLoad(error)) return { failure, onReload: reload }
  return { failure, onRetry: remount }
}
