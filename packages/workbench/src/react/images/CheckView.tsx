import { Paragraphs, Stack } from '@dropwatt/ui'
import type { Options } from '@dropwatt/automations/options'
import {
  BenchHeading,
  MetadataFound,
  NameList,
  Notice,
  ViewInset,
  type MetadataFate,
} from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { FileProblem, ImageFailure } from '../../core/images/storage/imageRecords.ts'
import { derived } from '../../core/images/store/imageStatus.ts'
import type { MetadataCounts } from '@dropwatt/automations/images'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'
import { useResolved } from '../useResolved.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

interface Group {
  readonly problem: FileProblem | ImageFailure
  readonly names: readonly string[]
}

interface Problematic {
  readonly name: string
  readonly problem: Group['problem']
}

/** Lists the images that could not be processed. */
export const failedImages = derived((images): readonly Problematic[] =>
  images.flatMap(({ outcome, name }): Problematic[] => {
    if (outcome?.state === 'refused') return [{ name, problem: outcome.problem }]
    return outcome?.state === 'failed' ? [{ name, problem: outcome.failure }] : []
  }),
)

/** Groups files by their problem, the most frequent first. */
export function groupNames(files: readonly Problematic[]): readonly Group[] {
  const groups = new Map<Group['problem'], string[]>()
  for (const { problem, name } of files) {
    const names = groups.get(problem)
    if (names) names.push(name)
    else groups.set(problem, [name])
  }
  return [...groups]
    .map(([problem, names]) => ({ problem, names }))
    .toSorted((one, other) => other.names.length - one.names.length)
}

/** The files of a set that cannot be used, with what to do, and what the metadata of the others tells. */
export function CheckView({ set }: { set: ImageSet }) {
  const { unused, images, slug, options } = useSet(set, 'unused', 'images', 'slug', 'options')
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const groups = groupNames([...unused, ...failedImages(images)])
  const count = (value: number) => writeCount(value, language)
  const problems = groups.reduce((sum, { names }) => sum + names.length, 0)
  const { length } = images
  const found = useMetadata(set)
  const hasFound = found !== undefined && found.places + found.cameras > 0
  return (
    <ViewInset kind="view">
      <Stack gap={6}>
        <Stack>
          <BenchHeading text={words.check.line(count(length), length)}>
            {words.check.heading(count(problems), problems)}
          </BenchHeading>
          {groups.map((group) => (
            <ProblemNotice key={group.problem} {...group} others={length} />
          ))}
        </Stack>
        {found && (
          <Stack gap={3}>
            <BenchHeading text={hasFound ? undefined : words.check.noMetadata}>
              {words.check.metadata}
            </BenchHeading>
            {hasFound && <MetadataFound {...foundProps(found, { slug, options })} />}
          </Stack>
        )}
      </Stack>
    </ViewInset>
  )
}

/** An issue with some files, its remedy, and their names. */
export function ProblemNotice({
  problem,
  names,
  others,
}: Group & {
  /** Number of open images. */
  others: number
}) {
  const { texts, language } = useBenchTexts()
  const { problems, check } = texts.images
  const { title, text } = problems[problem]
  const count = (value: number) => writeCount(value, language)
  const isHelped = problem === 'heic' && others > 0
  return (
    <Notice tone="warning" title={title(count(names.length), names.length)}>
      <Paragraphs texts={[isHelped ? `${text} ${check.others(count(others), others)}` : text]} />
      <NameList names={names} moreLabel={(rest) => check.more(count(rest), rest)} />
    </Notice>
  )
}

/** Returns what `MetadataFound` shows. */
export function foundProps(
  { places, placeMetres, cameras }: MetadataCounts,
  { slug, options }: Pick<ImageSetState, 'slug' | 'options'>,
) {
  return {
    places,
    cameras,
    fate: fateOf(slug, options),
    ...(placeMetres !== undefined && { placeMetres }),
  }
}

/** Returns what a job with these options does to metadata. */
function fateOf(slug: ImageSetState['slug'], options: Options): MetadataFate {
  if (slug === 'dynamic-watermark') return 'kept'
  if (slug === 'image-compression') {
    if (options.strip === false) return 'kept'
    return options.mode === 'lossless' ? 'removed' : 'removed-encoding'
  }
  return slug === 'remove-metadata' ? 'removed' : 'removed-encoding'
}

/** Returns what the metadata of all images tells, once that is read. */
export function useMetadata(set: ImageSet) {
  const isReadable = useStore(
    set.state,
    ({ access, images }) => access === 'granted' && images.length > 0,
  )
  const find = useMemo(
    () => (isReadable ? () => set.pictures.findMetadata() : undefined),
    [set, isReadable],
  )
  return useResolved(find)
}
