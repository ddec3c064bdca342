import type { Losses } from '@dropwatt/automations'
import { automationFields, type FileAutomationSlug } from '@dropwatt/automations/options'
import { OptionsForm, type OptionFormField } from '@dropwatt/ui/workbench'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Account } from '../../core/store/Account.ts'
import type { Session } from '../../core/store/Session.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import { askedPermissions } from '../../core/live/askedPermissions.ts'
import { useModule } from '../useModule.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useBothOpen } from './BothOpen.ts'
import { fieldErrors } from './fieldErrors.ts'
import { formFields, isAboveTable, type AutomationField } from './formFields.ts'
import { chosenEngine, useServiceChoices } from './useServiceChoices.ts'
import { knownOptions } from './knownOptions.ts'
import { needsChoices } from './needsChoices.ts'
import { useColumnValues } from './useColumnValues.ts'
import { useOffChoices } from './useOffChoices.ts'
import { useRatesTexts } from './useRatesTexts.ts'
import { useSavedFilters } from './useSavedFilters.ts'
import { chosenServices, useTranslationChoices } from './useTranslationChoices.ts'

const loadWritingPanel = () => import('./WritingPanel.tsx')
const loadAskPermission = () => import('../live/AskPermission.tsx')
const loadTranslatingPanel = () => import('./TranslatingPanel.tsx')

interface BenchOptionsProps {
  account: Account
  session: Session
  /** The automation of the preview. */
  slug: FileAutomationSlug
  /** Whether the first option is to take focus; true once for each time. */
  takeFocus: () => boolean
  /** Reason that nothing can be entered, as a sentence. */
  offReason: string | undefined
}

/** The options of an automation. It renders only when they change, and not with the preview. */
export const BenchOptions = memo(function BenchOptions({
  account,
  session,
  slug,
  takeFocus,
  offReason,
}: BenchOptionsProps) {
  const options = useStore(session.state, ({ preview }) => preview?.options)
  const found = useStore(session.state, ({ preview }) => preview?.problems)
  const header = useStore(session.state, ({ status }) => status.header)
  const readOnly = useStore(session.state, ({ status }) => status.readOnly)
  const notPermitted = useStore(session.state, ({ status }) => status.notPermitted)
  const locales = useStore(session.state, ({ opened }) => opened.facts.locales)
  const products = useStore(session.state, ({ opened }) => opened.facts.products)
  const choices = useStore(session.state, (state) => state.choices)
  const columnValues = useStore(session.state, (state) => state.columnValues)
  const hasJobs = useStore(session.state, ({ status }) => status.undoable !== undefined)
  const questions = useStore(session.state, ({ preview }) => preview?.outcome?.questions)
  const matches = useStore(session.state, ({ preview }) => preview?.outcome?.matches)
  const optionValues = useStore(session.state, lossOf('optionValues'))
  const emptied = useStore(session.state, lossOf('emptied'))
  const { exports } = session.preview
  const { automations, problems, language } = useBenchTexts()
  const saved = useSavedFilters(account, automationFields[slug], header, knownOptions(choices))
  const rates = useRatesTexts(options)
  const writers = useServiceChoices(session, slug)
  const translators = useTranslationChoices(session, slug)
  const services = writers ?? translators
  const engine = chosenEngine(slug, options)
  const writing = useModule(loadWritingPanel, engine !== undefined)
  const chosen = chosenServices(slug, options)
  const translating = useModule(loadTranslatingPanel, chosen.length > 0)
  const isLive = useStore(session.state, ({ file }) => file.live !== undefined)
  const off = useOffChoices(slug, isLive)
  const permissions = options && askedPermissions(slug, options, notPermitted)
  const asking = useModule(loadAskPermission, permissions !== undefined && permissions.size > 0)
  const both = useBothOpen()
  const hasBoth = both !== undefined
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const fields = useMemo(
    () =>
      options &&
      formFields(
        slug,
        automations[slug],
        options,
        {
          header,
          readOnly,
          choices,
          columnValues,
          loadColumns: session.choices.loadColumns,
          exports,
          locales,
          hasJobs,
          hasBoth,
          questions,
          matches,
          losses: { optionValues: isLive ? 0 : optionValues, emptied },
          products,
          saved,
          rates,
          services,
          off,
        },
        language,
      ),
    [
      slug,
      automations,
      options,
      header,
      readOnly,
      choices,
      columnValues,
      session.choices.loadColumns,
      exports,
      locales,
      hasJobs,
      hasBoth,
      questions,
      matches,
      optionValues,
      emptied,
      products,
      saved,
      rates,
      services,
      off,
      isLive,
      language,
    ],
  )
  const showsChoices = options !== undefined && needsChoices(slug, automations[slug], options)
  useEffect(() => {
    if (showsChoices) session.choices.load()
  }, [session, showsChoices])
  useColumnValues(session.choices.loadColumns, automationFields[slug], options)
  const wantSoon = useLater(session.choices.load)
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takeFocus()) form.current?.querySelector<HTMLElement>(firstOption)?.focus()
  }, [takeFocus])
  if (!options || !fields) return null
  const errors = fieldErrors(found ?? {}, touched, problems, language)
  /** Returns what stands below an option. */
  function below(field: AutomationField): OptionFormField[] {
    const { key } = field
    const scopes = permissions?.get(key)
    if (scopes && asking) {
      const after = { kind: 'bench', file: session.file.id, slug } as const
      const content = <asking.AskPermission session={session} scopes={scopes} after={after} />
      return [{ kind: 'content', key: `permission ${key}`, content }]
    }
    if (key === 'fill' && translating && field.kind === 'checkboxes') {
      return chosen.map((service): OptionFormField => {
        const label = field.choices.find(({ value }) => value === service)?.label ?? field.label
        const panel = { account, session, service, label, offReason }
        const content = <translating.TranslatingPanel {...panel} />
        return { kind: 'content', key: service, content }
      })
    }
    if (key !== 'engine' || !engine || !writing || field.kind !== 'radio') return []
    const label = field.choices.find(({ value }) => value === engine)?.label ?? field.label
    const panel = { account, session, engine, label, offReason }
    const content = <writing.WritingPanel key={engine} {...panel} />
    return [{ kind: 'content', key: 'service', content }]
  }

  const shown = fields.flatMap((field): OptionFormField[] =>
    isAboveTable(field) ? [] : [field as OptionFormField].concat(below(field)),
  )
  return (
    // Finding what the filters offer takes a while, so that it waits until someone comes near them.
    <OptionsForm
      ref={form}
      onPointerEnter={wantSoon}
      onFocus={wantSoon}
      fields={shown}
      values={options}
      errors={errors}
      onChange={(key, value) => {
        if (key === 'what' && both) both.choose('images')
        else session.preview.setOption(key, value)
      }}
      onBlur={(key) => setTouched((keys) => (keys.has(key) ? keys : new Set([...keys, key])))}
      onReset={() => session.preview.resetOptions()}
      offReason={offReason}
    />
  )
})

/** Returns a selector of how much of the preview an import turns into a loss. */
function lossOf(kind: keyof Losses) {
  return ({ preview }: SessionState) => preview?.list?.summary[kind] ?? 0
}

/** The control of the first option that takes focus; of a group the one that Tab reaches. */
const firstOption =
  ':is(input:checked, input:not([type="radio"]), select, textarea, [role="combobox"]):enabled'

/** Delay before values are searched in ms, so that the result of a changed option comes first. */
const choicesDelay = 500

/** Returns a function that calls another one once, after a while. */
function useLater(callback: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(callback, choicesDelay)
  }
}
