import { ServicePanel } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import {
  serviceName,
  settingsProblems,
  emptySettings,
  type TextProvider,
} from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import type { WritingEngine } from '../../core/store/Writing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'

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
  const services = useStore(account.keys.state, (state) => state.services)
  const saved = useStore(account.keys.state, (state) => state.saved)
  const isInMemory = useStore(account.state, (state) => state.isInMemory)
  const requests = useStore(session.state, ({ preview }) => preview?.outcome?.requests) ?? 0
  const settings = services.copy ?? emptySettings('openai')
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
          value: { ...settings, isSaved: saved.has('copy') },
          providers: [{ value: 'openai', label: 'OpenAI' }],
          addressHelp: texts.services.compatible,
          needsModel: true,
          canSave: !isInMemory,
          problems: new Set(Object.keys(settingsProblems(settings)) as 'address'[]),
          onChange: ({ provider, isSaved, ...value }) =>
            void account.keys.set(
              'copy',
              { ...value, provider: provider as TextProvider },
              isSaved,
            ),
        },
      })}
      {...(work && { work })}
      {...(problem && { problem })}
      onStart={(isAgain) => {
        const by = isOwn ? serviceName(settings) : label
        void writing.start({ engine, language, by, isAgain })
      }}
      onCancel={() => writing.cancel()}
      offReason={offReason}
    />
  )
}
