'use client'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { Notice } from '../../workbench/Notice/index.js'
import type { ConnectProblem } from '../store.types.js'
import { useStoreFailure } from '../useStoreFailure.js'
import { usePermissionName } from './PermissionRows.js'
import { storeConnectStrings } from './StoreSettingsPage.strings.js'
import type { ConnectOptions } from './StoreSettingsPage.types.js'

interface ProblemNoticeProps extends Pick<ConnectOptions, 'mode' | 'onConnect'> {
  readonly problem: ConnectProblem
}

/** Says why the last attempt connected no store. */
export function ProblemNotice({ problem, mode, onConnect }: ProblemNoticeProps) {
  const strings = useStrings(storeConnectStrings)
  const failure = useStoreFailure()
  const nameOf = usePermissionName()
  const { list } = useFigures()
  const showFailure = useFailure()
  const { busy, run } = useBusy<'ask'>()

  async function ask(scopes: readonly string[]) {
    try {
      return await onConnect(problem.kind === 'missing' ? problem.domain : undefined, scopes)
    } catch (reason) {
      showFailure(strings.notConnected, reason)
      return false
    }
  }

  if (problem.kind !== 'missing') {
    return (
      <Notice
        role="alert"
        tone={problem.kind === 'cancelled' ? 'info' : 'danger'}
        title={strings.notConnected}
      >
        {problem.kind === 'cancelled' ? strings.cancelled : failure(problem.kind)}
      </Notice>
    )
  }
  const { scopes, domain } = problem
  return (
    <Notice
      role="alert"
      tone="danger"
      title={strings.notConnected}
      actions={
        // Without its domain, a store of a custom app has to be named again.
        mode === 'custom' && domain === undefined ? undefined : (
          <Button
            variant="outline"
            busy={busy !== null}
            onClick={() => void run('ask', () => ask(scopes))}
          >
            {strings.askAgain}
          </Button>
        )
      }
    >
      {strings.missing(list(scopes.map(nameOf)), scopes.length)}
    </Notice>
  )
}
