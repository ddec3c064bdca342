import { fillIn, type FileAutomationSlug, type Options } from '@dropwatt/automations/options'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Availability } from '../../core/services/TextService.ts'
import { isComplete, serviceName } from '../../core/services/key/KeySettings.ts'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import type { BenchTexts } from '../texts/en.ts'
import { writer, writingEngines, type WritingEngine } from '../../core/store/Writing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import type { ServiceChoice } from './formFile.ts'
import { chosenServices } from './useTranslationChoices.ts'

type ServiceTexts = BenchTexts['services']

function describe(
  engine: WritingEngine,
  found: Availability | undefined,
  texts: ServiceTexts,
  language: string,
): ServiceChoice {
  if (!found) return { hint: texts.asking, disabled: true }
  const isOwn = engine === 'own-key'
  if (found.state !== 'unavailable') {
    return { hint: isOwn ? texts.sent : found.state === 'ready' ? texts.ready : texts.downloadable }
  }
  // The form asks for what is not entered yet.
  if (found.reason === 'settings') return { hint: texts.sent }
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return {
    hint: fillIn(texts.unavailable[found.reason], { language: name }, language),
    disabled: true,
  }
}

/** Texts and states of services that write texts, while an automation offers some. */
export function useServiceChoices(
  session: Session,
  slug: FileAutomationSlug,
): Readonly<Record<string, ServiceChoice>> | undefined {
  const { texts, language } = useBenchTexts()
  const { writing } = session.preview
  const available = useStore(writing.state, (state) => state.available)
  const isOffered = slug === writer
  useEffect(() => {
    if (isOffered) void writing.ask(language)
  }, [isOffered, writing, language])
  return useMemo(
    () =>
      isOffered
        ? {
            rules: { hint: texts.services.rules },
            ...Object.fromEntries(
              writingEngines.map((engine) => [
                engine,
                describe(engine, available[engine], texts.services, language),
              ]),
            ),
          }
        : undefined,
    [isOffered, available, texts, language],
  )
}

/** Returns the service that an option chooses; nothing for the rules. */
export function chosenEngine(
  slug: FileAutomationSlug,
  options: Options | undefined,
): WritingEngine | undefined {
  return slug === writer
    ? writingEngines.find((engine) => engine === options?.['engine'])
    : undefined
}

/** Returns the name of the member's service that texts are sent to, once it is chosen and complete. */
export function useSentTo(
  { keys }: Account,
  slug: FileAutomationSlug,
  options: Options | undefined,
): string | undefined {
  const { copy, translation } = useStore(keys.state).services
  const isWriting = chosenEngine(slug, options) === 'own-key'
  const isTranslating = chosenServices(slug, options).includes('service')
  const settings = (isWriting && copy) || (isTranslating && translation) || undefined
  return settings && isComplete(settings) ? serviceName(settings) : undefined
}
