import { ServicePanel } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { emptySettings, serviceName } from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import type { WritingEngine } from '../../core/store/Writing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useServiceAccess } from './useServiceAccess.ts'

interface WritingPanelProps {
  account: Account
  session: Session
  engine: WritingEngine
  /** The name of the choice. */
  label: string
  /** Reason that nothing can be entered, as a sentence. */
  offReason: string | undefined
}

/** Lets the browser's model or the member's own service write the texts of the plan. */
export function WritingPanel({ account, session, engine, label, offReason }: WritingPanelProps) {
  const { texts, language } = useBenchTexts()
  const { writing } = session.preview
  const work = useStore(writing.state, (state) => state.work)
  const problem = useStore(writing.state, (state) => state.problem)
  const failed = useStore(writing.state, (state) => state.failed)
  const done = useStore(writing.state, (state) => state.done)
  const requests = useStore(session.state, ({ preview }) => preview?.outcome?.requests) ?? 0
  const { settings, access } = useServiceAccess(account, 'copy', emptySettings('openai'))
  const isOwn = engine === 'own-key'

  return (
    <ServicePanel
      label={label}
      texts={requests}
      done={done[engine] ?? 0}
      failed={failed}
      {...(isOwn && {
        sentTo: serviceName(settings),
        access: {
          ...access,
          providers: [{ value: 'openai', label: 'OpenAI' }],
          addressHelp: texts.services.compatible,
          needsModel: true,
        },
      })}
      {...(work && { work })}
      {...(problem && { problem })}
      onStart={(shouldRepeat) => {
        const by = isOwn ? serviceName(settings) : label
        void writing.start({ engine, language, by, shouldRepeat })
      }}
      onCancel={() => writing.cancel()}
      offReason={offReason}
    />
  )
}
