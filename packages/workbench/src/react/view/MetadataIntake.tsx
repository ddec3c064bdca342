import { RadioGroup, Stack } from '@dropwatt/ui'
import { FileDropZone, type FileDropZoneProps } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useDropZone } from './useDropZone.ts'

const kinds = ['images', 'file'] as const
type Kind = (typeof kinds)[number]

interface MetadataIntakeProps {
  bench: Bench
  /** The drop zone for an export. */
  zone: FileDropZoneProps
}

/** Takes an export or images, for the automation that works on both. */
export function MetadataIntake({ bench, zone }: MetadataIntakeProps) {
  const { what } = useBenchTexts().automations['remove-metadata'].fields as {
    readonly what: { readonly label: string; readonly choices: Readonly<Record<Kind, string>> }
  }
  const [kind, setKind] = useState<Kind>('file')
  const images = useDropZone(bench, true)
  return (
    <Stack gap={6}>
      <RadioGroup<Kind>
        legend={what.label}
        value={kind}
        onValueChange={(next) => {
          setKind(next)
          bench.opening.stop()
          bench.opening.dismiss('refused')
        }}
        options={kinds.map((value) => ({ value, label: what.choices[value] }))}
      />
      <FileDropZone {...(kind === 'images' ? images : zone)} />
    </Stack>
  )
}
