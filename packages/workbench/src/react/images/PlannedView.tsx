import { ImagePreviews, MetadataFound, Notice, type PreviewImage } from '@dropwatt/ui/workbench'
import { type ReactNode } from 'react'
import type { MetadataCounts } from '@dropwatt/automations/images'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSetState, ImageSlug } from '../../core/images/store/ImageSetState.ts'
import { foundProps, useMetadata } from './CheckView.tsx'
import { rowOf } from './imageRows.ts'
import { includedImages, plannedImages, undecided } from '../../core/images/store/imageStatus.ts'
import { previewPadding } from './previewPadding.ts'
import { writeTime } from './writeTime.ts'
import { writeCount } from '../writeCount.ts'

interface PlannedViewProps {
  set: ImageSet
  state: ImageSetState
  slug: ImageSlug
}

/** What the options would do: in words, and with pictures where they can be seen. */
export function PlannedView({ set, state, slug }: PlannedViewProps) {
  const preview = previewKinds[slug]
  if (preview) return <Previews set={set} state={state} kind={preview} />
  return (
    <>
      <p role="status" style={{ ...previewPadding, margin: 0 }}>
        <PlannedWords state={state} slug={slug} />
      </p>
      {(slug === 'remove-metadata' || slug === 'image-compression') && (
        <PlannedMetadata set={set} state={state} />
      )}
    </>
  )
}

/** The automations whose result can be judged from a small picture. */
const previewKinds: Readonly<Partial<Record<ImageSlug, 'watermark' | 'background'>>> = {
  'dynamic-watermark': 'watermark',
  'swappable-background': 'background',
}

function PlannedMetadata({ set, state }: Pick<PlannedViewProps, 'set' | 'state'>) {
  return <Metadata found={useMetadata(set, state)} />
}

/** Says how many images the main button is for, and how long it takes. */
export function PlannedWords({
  state: { images, estimate, previewProgress },
  slug,
}: {
  state: ImageSetState
  slug: ImageSlug
}): ReactNode {
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const included = includedImages(images).length
  const count = (value: number) => writeCount(value, language)
  if (previewProgress === 'invalid') return texts.images.invalid
  if (included === 0) return undecided(images).length > 0 ? words.reviewFirst : words.none
  return (
    <>
      {words.summary[slug](count(included), count(images.length), included, images.length)}
      {estimate !== undefined && <> {words.estimate(writeTime(estimate, language))}</>}
    </>
  )
}

function Previews({
  set,
  state,
  kind,
}: Pick<PlannedViewProps, 'set' | 'state'> & { kind: 'watermark' | 'background' }) {
  const { texts, language } = useBenchTexts()
  const { images, previews, previewProgress, wordless } = state
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
  const pending = images.filter((image) => rowOf(image).status.kind === 'review').length
  const all = images.length
  // Of the images without a preview this is only known once their result is made.
  const review = shown.filter(({ reason }) => reason !== undefined).length
  const counts = { ready: plannedImages(state).length - review, all, review, pending }
  return (
    <>
      {wordless.size > 0 && (
        <div style={previewPadding}>
          <Notice
            title={texts.images.wordless(writeCount(wordless.size, language), wordless.size, all)}
          >
            {texts.images.wordlessText}
          </Notice>
        </div>
      )}
      <ImagePreviews
        kind={kind}
        images={shown}
        counts={counts}
        busy={previewProgress === 'calculating'}
        style={previewPadding}
        {...(all > shown.length && { onOther: () => set.previews.showOthers() })}
      />
    </>
  )
}

/** What was found in the metadata, once it is known; nothing without a place, camera or date. */
export function Metadata({ found }: { found: MetadataCounts | undefined }) {
  return found && found.places + found.cameras > 0 ? (
    <div style={previewPadding}>
      <MetadataFound {...foundProps(found)} />
    </div>
  ) : null
}
