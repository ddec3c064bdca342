import {
  ImagePreviews,
  MetadataFound,
  Notice,
  ViewInset,
  type PreviewImage,
} from '@dropwatt/ui/workbench'
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { MetadataCounts } from '@dropwatt/automations/images'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import { foundProps, useMetadata } from './CheckView.tsx'
import { rowOf } from './imageRows.ts'
import { countStatuses, includedCount } from '../../core/images/store/imageStatus.ts'
import { writeTime } from './writeTime.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

interface PlannedViewProps {
  set: ImageSet
  slug: ImageSlug
}

/** Shows the effect of the options: in words, and with pictures where it is visible. */
export function PlannedView({ set, slug }: PlannedViewProps) {
  const preview = previewKinds[slug]
  if (preview) return <Previews set={set} slug={slug} kind={preview} />
  return (
    <>
      <ViewInset role="status">
        <PlannedWords set={set} slug={slug} />
      </ViewInset>
      {(slug === 'remove-metadata' || slug === 'image-compression') && (
        <PlannedMetadata set={set} />
      )}
    </>
  )
}

/** The automations whose result can be judged from a small picture. */
const previewKinds: Readonly<Partial<Record<ImageSlug, 'watermark' | 'background'>>> = {
  'dynamic-watermark': 'watermark',
  'swappable-background': 'background',
}

function PlannedMetadata({ set }: Pick<PlannedViewProps, 'set'>) {
  return <Metadata set={set} found={useMetadata(set)} />
}

/** Says how many images the main button is for, and how long it takes. */
export function PlannedWords({ set, slug }: PlannedViewProps): ReactNode {
  const { all, included, review, estimate } = useStore(
    set.state,
    useShallow(({ images, estimate: seconds }) => ({
      all: images.length,
      included: includedCount(images, slug),
      review: countStatuses(images).review,
      estimate: seconds,
    })),
  )
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const count = (value: number) => writeCount(value, language)
  if (included === 0) return review > 0 ? words.reviewFirst : words.none
  return (
    <>
      {words.summary[slug](count(included), count(all), included, all)}
      {estimate !== undefined && <> {words.estimate(writeTime(estimate, language))}</>}
    </>
  )
}

function Previews({ set, slug, kind }: PlannedViewProps & { kind: 'watermark' | 'background' }) {
  const { texts, language } = useBenchTexts()
  const { file, images, previews, previewProgress, wordless } = useSet(
    set,
    'file',
    'images',
    'previews',
    'previewProgress',
    'wordless',
  )
  const shown = previews.flatMap(({ index, before, result }): PreviewImage[] => {
    const image = images.find((each) => each.index === index)
    if (!image?.facts) return []
    const { id, name } = rowOf(image)
    const [reason] = result?.state === 'changed' ? result.reasons : []
    return [
      {
        id,
        name,
        width: image.facts.width,
        height: image.facts.height,
        picture: result?.state === 'changed' ? result.after : result && before,
        reason,
        ...(result?.state === 'refused' && {
          error: texts.images.problems[result.problem].text,
        }),
      },
    ]
  })
  const pending = countStatuses(images).review
  const all = images.length
  // Of the images without a preview this is only known once their result is made.
  const review = shown.filter(({ reason }) => reason !== undefined).length
  const counts = { ready: includedCount(images, slug) - review, all, review, pending }
  return (
    <>
      {wordless.size > 0 && (
        <ViewInset>
          <Notice
            title={texts.images.wordless(
              writeCount(wordless.size, language),
              wordless.size,
              file.store?.text,
            )}
          >
            {texts.images.wordlessText}
          </Notice>
        </ViewInset>
      )}
      <ViewInset>
        <ImagePreviews
          kind={kind}
          images={shown}
          counts={counts}
          busy={previewProgress === 'calculating'}
          {...(all > shown.length && { onOther: () => set.previews.showOthers() })}
        />
      </ViewInset>
    </>
  )
}

/** Shows the metadata found, once it is known; nothing without a place, camera or date. */
export function Metadata({ set, found }: { set: ImageSet; found: MetadataCounts | undefined }) {
  const shown = useSet(set, 'slug', 'options')
  return found && found.places + found.cameras > 0 ? (
    <ViewInset>
      <MetadataFound {...foundProps(found, shown)} />
    </ViewInset>
  ) : null
}
