import {
  automationFields,
  isShown,
  type MapField as AskedField,
  type OptionField,
} from '@dropwatt/automations/options'
import { MapField, ViewInset, type ValueMap } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import type { PreviewState } from '../../core/store/PreviewState.ts'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { fieldErrors } from './fieldErrors.ts'
import { isAboveTable } from './formFields.ts'

interface AskedAmountsProps {
  session: Session
  preview: PreviewState
  disabled: boolean
}

/** Asks for the amounts that a plan needs, above the table that shows what they change. */
export function AskedAmounts({ session, preview, disabled }: AskedAmountsProps) {
  const { slug, options, outcome, problems } = preview
  const { automations, problems: words, language } = useBenchTexts()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const fields: readonly OptionField[] = automationFields[slug]
  const texts: Readonly<Record<string, { label: string; help?: string }>> = automations[slug].fields
  const asked = fields.find(
    (field): field is AskedField => isAboveTable(field) && isShown(fields, field, options),
  )
  const found = asked && outcome?.questions?.[asked.key]
  if (!asked || !found || found.length === 0) return null
  const { key } = asked
  const { label = key, help } = texts[key] ?? {}
  return (
    <ViewInset isLimited>
      <MapField
        label={label}
        hint={help}
        error={fieldErrors(problems, touched, words, language)[key]?.message}
        found={found}
        value={options[key] as ValueMap}
        isAmount
        disabled={disabled}
        onValueChange={(value) => session.preview.setOption(key, value)}
        onBlur={() => setTouched(new Set([key]))}
      />
    </ViewInset>
  )
}
