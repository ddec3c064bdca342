'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { readProblemStrings } from './ReadingProgress.strings.js'
import type { ReadProblem, ReadProblemNoticeProps } from './ReadingProgress.types.js'

const none: readonly string[] = []

/** Problems whose remedy is to connect the store again, or with more permissions. */
const ofConnection: ReadonlySet<ReadProblem> = new Set(['disconnected', 'missing', 'reconnect'])
/** Trying the same again would end in the same way. */
const isFinal: ReadonlySet<ReadProblem> = new Set([...ofConnection, 'empty', 'signed-out'])

/** Says why products of a store were not counted or read, and what to do about it. */
export function ReadProblemNotice({
  store,
  problem,
  scopes = none,
  task = 'read',
  onRetry,
  settingsHref,
}: ReadProblemNoticeProps) {
  const strings = useStrings(readProblemStrings)
  const { list } = useFigures()
  const isOfConnection = ofConnection.has(problem)

  function words(): { readonly title: string; readonly text: string } {
    if (problem === 'reconnect') {
      return { title: strings.reconnect(store), text: strings.reconnectText }
    }
    if (problem === 'missing') {
      return { title: strings.missing(list(scopes), scopes.length), text: strings.missingText }
    }
    return {
      title: task === 'count' ? strings.notCounted : strings.notRead,
      text: strings[problem],
    }
  }

  const { title, text } = words()
  const actions =
    isOfConnection && settingsHref !== undefined ? (
      <Button variant="outline" href={settingsHref}>
        {strings.settings}
      </Button>
    ) : onRetry && !isFinal.has(problem) ? (
      <Button variant="outline" onClick={onRetry}>
        {strings.retry}
      </Button>
    ) : undefined
  return (
    <Notice
      role="alert"
      tone={problem === 'empty' || isOfConnection ? 'warning' : 'danger'}
      icon={problem === 'offline' ? OfflineIcon : undefined}
      title={title}
      actions={actions}
    >
      {text}
    </Notice>
  )
}
