import type { TranslationService } from '@dropwatt/automations'
import { fillIn, type FileAutomationSlug, type Options } from '@dropwatt/automations/options'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Availability } from '../../core/services/TextService.ts'
import type { Session } from '../../core/store/Session.ts'
import {
  translationServices,
  type TranslationLanguages,
} from '../../core/store/TranslationServices.ts'
import type { BenchTexts } from '../texts/en.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import type { ServiceChoice } from './formFile.ts'

/** The automation whose texts services translate. */
const translation = 'product-translation'

function nameOf(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
  } catch {
    // The file may hold anything there.
    return tag
  }
}

function describe(
  service: TranslationService,
  found: Availability | undefined,
  { services: texts }: BenchTexts,
  { from, to }: TranslationLanguages,
  language: string,
): ServiceChoice {
  if (!found) return { hint: texts.asking, disabled: true }
  const isUnavailable = found.state === 'unavailable'
  if (service === 'service') {
    // The form asks for what is not entered yet, and the help of the field says what is sent.
    const isBlocked = isUnavailable && found.reason === 'host'
    return isBlocked ? { hint: texts.unavailable.host, disabled: true } : {}
  }
  if (isUnavailable) {
    const { absent, language: languages } = texts.translator
    const hint = found.reason === 'absent' ? absent : languages
    const values = { from: nameOf(from, language), to: nameOf(to, language) }
    return { hint: fillIn(hint, values, language), disabled: true }
  }
  const state = found.state === 'ready' ? texts.ready : texts.translator.downloadable
  const source = fillIn(texts.translator.from, { language: nameOf(from, language) }, language)
  return { hint: `${state}. ${source}` }
}

/** Returns the services that an option fills translations with. */
export function chosenServices(
  slug: FileAutomationSlug,
  options: Options | undefined,
): readonly TranslationService[] {
  const fill = options?.['fill']
  return slug === translation && Array.isArray(fill)
    ? translationServices.filter((service) => fill.some((each) => each === service))
    : []
}

/**
 * Returns the languages of the texts. A file does not say which language its texts are in: they are
 * taken to be in that of the app, or in English where they are translated into it.
 */
export function useTranslationLanguages(session: Session): TranslationLanguages | undefined {
  const { language } = useBenchTexts()
  const to = useStore(session.preview.texts.state, ({ status }) => status?.locale)
  return useMemo(
    () =>
      to === undefined
        ? undefined
        : { from: to.toLowerCase().startsWith(language) ? 'en' : language, to },
    [to, language],
  )
}

/** Texts and states of the services that translate, while an automation offers some. */
export function useTranslationChoices(
  session: Session,
  slug: FileAutomationSlug,
): Readonly<Record<string, ServiceChoice>> | undefined {
  const { texts, language } = useBenchTexts()
  const { services } = session.preview.texts
  const available = useStore(services.state, (state) => state.available)
  const languages = useTranslationLanguages(session)
  const isOffered = slug === translation
  useEffect(() => {
    if (isOffered && languages) void services.ask(languages)
  }, [isOffered, services, languages])
  return useMemo(
    () =>
      isOffered
        ? Object.fromEntries(
            translationServices.map((service) => [
              service,
              languages
                ? describe(service, available[service], texts, languages, language)
                : { hint: texts.services.asking, disabled: true },
            ]),
          )
        : undefined,
    [isOffered, available, texts, languages, language],
  )
}
