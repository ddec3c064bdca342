import { fillIn, type FileAutomationSlug } from '@dropwatt/automations/options'
import { OptionsForm } from '@dropwatt/ui/workbench'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Session } from '../store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { formFields } from './formFields.ts'
import { needsChoices } from './needsChoices.ts'
import { useSessionPart } from './useBench.ts'
import { useRatesTexts } from './useRatesTexts.ts'

interface BenchOptionsProps {
  session: Session
  /** The automation of the preview. */
  slug: FileAutomationSlug
  disabled: boolean
}

/** The options of an automation. It renders only when they change, and not with the preview. */
export const BenchOptions = memo(function BenchOptions({
  session,
  slug,
  disabled,
}: BenchOptionsProps) {
  const options = useSessionPart(session, ({ preview }) => preview?.options)
  const found = useSessionPart(session, ({ preview }) => preview?.problems)
  const header = useSessionPart(session, ({ opened }) => opened.header)
  const choices = useSessionPart(session, (state) => state.choices)
  const hasJobs = useSessionPart(session, ({ status }) => status.undoable !== undefined)
  const questions = useSessionPart(session, ({ preview }) => preview?.outcome?.questions)
  const { exports } = session.preview
  const { automations, problems, language } = useBenchTexts()
  const rates = useRatesTexts(options)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const fields = useMemo(
    () =>
      options &&
      formFields(
        slug,
        automations[slug],
        options,
        { header, choices, exports, hasJobs, questions, rates },
        language,
      ),
    [slug, automations, options, header, choices, exports, hasJobs, questions, rates, language],
  )
  const showsChoices = options !== undefined && needsChoices(slug, automations[slug], options)
  useEffect(() => {
    if (showsChoices) session.wantChoices()
  }, [session, showsChoices])
  const wantSoon = useLater(session.wantChoices)
  if (!options || !fields) return null
  const errors = Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([key, problem]) =>
      problem && touched.has(key)
        ? [[key, fillIn(problems[problem.code], problem.values, language)]]
        : [],
    ),
  )
  return (
    // Finding what the filters offer takes a while, so that it waits until someone comes near them.
    <div style={{ display: 'contents' }} onPointerEnter={wantSoon} onFocus={wantSoon}>
      <OptionsForm
        fields={fields}
        values={options}
        errors={errors}
        onChange={(key, value) => session.preview.setOption(key, value)}
        onBlur={(key) => setTouched((keys) => (keys.has(key) ? keys : new Set([...keys, key])))}
        onReset={() => session.preview.resetOptions()}
        disabled={disabled}
      />
    </div>
  )
})

/** How long finding values waits, in ms, so that the result of an option that changes at once comes first. */
const choicesDelay = 500

/** Returns a function that calls another one once, after a while. */
function useLater(callback: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(callback, choicesDelay)
  }
}
