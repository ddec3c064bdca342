import { OptionsForm } from '@dropwatt/ui/workbench'
import { useCallback, useMemo, useState } from 'react'
import { useBothOpen } from '../view/BothOpen.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { fieldErrors } from '../view/fieldErrors.ts'
import { formFields } from '../view/formFields.ts'
import type { FormFile } from '../view/formFile.ts'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { BackgroundEngine } from './useBackgroundEngine.tsx'
import type { useEstimates } from './useEstimates.ts'
import { useSet } from './useSet.ts'
import { writeTime } from './writeTime.ts'
import { noChoices } from '../../core/store/noChoices.ts'

/** A set of images has none of what forms ask of an export. */
const noExport: FormFile = { header: [], choices: noChoices, exports: 0, hasJobs: false }

interface ImageOptionsProps {
  set: ImageSet
  slug: ImageSlug
  estimates: ReturnType<typeof useEstimates>
  /** Engines that remove backgrounds in place of the built-in method. */
  engine: BackgroundEngine | undefined
  /** Reason that nothing can be entered, as a sentence. */
  offReason: string | undefined
}

/** The options of an automation for images. */
export function ImageOptions({ set, slug, estimates, engine, offReason }: ImageOptionsProps) {
  const { options, problems: found } = useSet(set, 'options', 'problems')
  const { automations, problems, texts, language } = useBenchTexts()
  const keepImage = useCallback(
    (key: string, file: File) => set.options.keepPicture(key, file),
    [set],
  )
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const { key: timed, seconds } = estimates
  const hints = useMemo(
    () =>
      timed === undefined
        ? {}
        : {
            [timed]: Object.fromEntries(
              Object.entries(seconds).map(([choice, time]) => [
                choice,
                [
                  ...(choice === 'lossless' ? [texts.images.lossless] : []),
                  texts.images.estimate(writeTime(time, language)),
                ].join(' '),
              ]),
            ),
          },
    [timed, seconds, texts, language],
  )
  const services = engine?.services
  const both = useBothOpen()
  const hasBoth = both !== undefined
  const fields = useMemo(
    () =>
      formFields(
        slug,
        automations[slug],
        options,
        { ...noExport, hasBoth, keepImage, hints, services },
        language,
      ),
    [slug, automations, options, hasBoth, keepImage, hints, services, language],
  )
  const errors = fieldErrors(found, touched, problems, language)
  return (
    <OptionsForm
      fields={engine ? [...fields, ...engine.fields] : fields}
      values={options}
      errors={errors}
      onChange={(key, value) => {
        if (key === 'what' && both) both.choose('file')
        else set.options.set(key, value)
      }}
      onBlur={(key) => setTouched((keys) => (keys.has(key) ? keys : new Set([...keys, key])))}
      onReset={() => set.options.reset()}
      offReason={offReason}
    />
  )
}
