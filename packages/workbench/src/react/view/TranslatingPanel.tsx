import type { TranslationService } from '@dropwatt/automations'
import { ServicePanel } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { serviceName, type TextProvider } from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import { firstSettings } from '../../core/store/TranslationServices.ts'
import { useResolved } from '../useResolved.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useServiceAccess } from './useServiceAccess.ts'
import { useTranslationLanguages } from './useTranslationChoices.ts'

interface TranslatingPanelProps {
  account: Account
  session: Session
  service: TranslationService
  /** The name of the choice. */
  label: string
  /** Reason that nothing can be entered, as a sentence. */
  offReason: string | undefined
}

const providers: readonly { readonly value: TextProvider; readonly label: string }[] = [
  { value: 'libretranslate', label: 'LibreTranslate' },
  { value: 'deepl', label: 'DeepL' },
  { value: 'openai', label: 'OpenAI' },
]

/** Counts the texts without a translation, anew for each plan. */
function useUntranslated(session: Session): number {
  const { texts } = session.preview
  const plan = useStore(texts.state, ({ status }) => status?.plan)
  const count = useMemo(
    () => (plan === undefined ? undefined : () => texts.countUntranslated()),
    [texts, plan],
  )
  return useResolved(count) ?? 0
}

/** Lets the browser's translator or the member's own service translate what has no translation. */
export function TranslatingPanel({
  account,
  session,
  service,
  label,
  offReason,
}: TranslatingPanelProps) {
  const { texts: words } = useBenchTexts()
  const { services } = session.preview.texts
  const work = useStore(services.state, (state) => state.work)
  const ended = useStore(services.state, (state) => state.ended)
  const languages = useTranslationLanguages(session)
  const texts = useUntranslated(session)
  const { settings, access } = useServiceAccess(account, 'translation', firstSettings)
  const own = ended?.service === service ? ended : undefined

  return (
    <ServicePanel
      label={label}
      task="translate"
      texts={texts}
      done={languages ? services.count(service, languages.to) : 0}
      failed={own?.failed ?? 0}
      {...(service === 'service' && {
        sentTo: serviceName(settings),
        access: {
          ...access,
          providers,
          ...(settings.provider === 'openai' && { addressHelp: words.services.compatible }),
          ...(settings.provider === 'deepl' && { addressHelp: words.services.translator.proxy }),
          needsModel: settings.provider === 'openai',
        },
      })}
      {...(work?.service === service && { work: work.progress })}
      {...(own?.problem && { problem: own.problem })}
      onStart={(shouldRepeat) => {
        if (languages) void services.start(service, languages, shouldRepeat)
      }}
      onCancel={() => services.cancel()}
      offReason={
        offReason ?? (work && work.service !== service ? words.off.otherService : undefined)
      }
    />
  )
}
