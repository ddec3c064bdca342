import { MetadataFound, Notice } from '@dropwatt/ui/workbench'
import { Disclosure } from '@dropwatt/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { FileProblem, ImageFailure } from '../../core/images/storage/imageRecords.ts'
import { derived } from '../../core/images/store/imageStatus.ts'
import type { MetadataCounts } from '@dropwatt/automations/images'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

/** How many names of a group are shown at first. */
const shownNames = 5

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
  const { unused, images } = useSet(set, 'unused', 'images')
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const groups = groupNames([...unused, ...failedImages(images)])
  const count = (value: number) => writeCount(value, language)
  const problems = groups.reduce((sum, { names }) => sum + names.length, 0)
  const { length } = images
  const found = useMetadata(set)
  return (
    <section style={{ display: 'grid', gap: '1rem', padding: 'var(--bench-padding, 1.25rem)' }}>
      <div>
        <h3 style={{ margin: 0 }}>{words.check.heading(count(problems), problems)}</h3>
        <p style={{ margin: '0.25rem 0 0' }}>{words.check.line(count(length), length)}</p>
      </div>
      {groups.map((group) => (
        <ProblemNotice key={group.problem} {...group} others={length} />
      ))}
      {found && (
        <div style={{ marginBlockStart: '0.5rem' }}>
          <h3 style={{ margin: 0 }}>{words.check.metadata}</h3>
          {found.places + found.cameras > 0 ? (
            <MetadataFound style={{ marginBlockStart: '0.75rem' }} {...foundProps(found)} />
          ) : (
            <p style={{ margin: '0.25rem 0 0' }}>{words.check.noMetadata}</p>
          )}
        </div>
      )}
    </section>
  )
}

/** What is wrong with some files, what to do, and which they are. */
export function ProblemNotice({
  problem,
  names,
  others,
}: Group & {
  /** How many images are open. */
  others: number
}) {
  const { texts, language } = useBenchTexts()
  const { problems, check } = texts.images
  const { title, text } = problems[problem]
  return (
    <Notice tone="warning" title={title(writeCount(names.length, language), names.length)}>
      <p>
        {text}{' '}
        {problem === 'heic' && others > 0 && check.others(writeCount(others, language), others)}
      </p>
      <Names names={names} />
    </Notice>
  )
}

/** Returns what `MetadataFound` shows. */
export function foundProps({ places, placeMetres, cameras }: MetadataCounts) {
  return { places, cameras, ...(placeMetres !== undefined && { placeMetres }) }
}

/** Returns what the metadata of all images tells, once that is read. */
export function useMetadata(set: ImageSet) {
  const [found, setFound] = useState<MetadataCounts>()
  const isReadable = useStore(
    set.state,
    ({ access, images }) => access === 'granted' && images.length > 0,
  )
  useEffect(() => {
    if (!isReadable) return undefined
    let isCurrent = true
    set.pictures.findMetadata().then(
      (metadata) => {
        if (isCurrent) setFound(metadata)
      },
      // What cannot be read is said of the set.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [set, isReadable])
  return found
}

function Names({ names }: { names: readonly string[] }) {
  const { texts, language } = useBenchTexts()
  const rest = names.slice(shownNames)
  return (
    <>
      <NameList names={names.slice(0, shownNames)} />
      {rest.length > 0 && (
        <Disclosure
          size="sm"
          label={texts.images.check.more(writeCount(rest.length, language), rest.length)}
        >
          <NameList names={rest} />
        </Disclosure>
      )}
    </>
  )
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul style={{ margin: '0.25rem 0 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
