import {
  GuidePage,
  useWorkbenchShortcuts,
  type GuideFact,
  type GuideSection,
} from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { BenchTextsProvider, useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useHost } from '../WorkbenchHost.tsx'
import { writeLimits } from './limits.ts'
import { pictureOf } from './pictures.ts'
import { guideTasks } from './tasks.ts'
import type { GuideTexts } from './texts/en.ts'
import { loadGuideTexts } from './texts/load.ts'
import { useGuideNames } from './useGuideNames.ts'

/** The guide to working on files, in the current language. */
export function GuideView() {
  const texts = useGuideTexts()
  return (
    <BenchTextsProvider>
      {texts && <Guide key={texts.description} texts={texts} />}
    </BenchTextsProvider>
  )
}

/** Returns the texts of the guide; while another language loads, those of the last one. */
function useGuideTexts(): GuideTexts | undefined {
  const { language, isPseudo = false } = useHost()
  const [loaded, setLoaded] = useState<GuideTexts>()
  useEffect(() => {
    let isCurrent = true
    void loadGuideTexts(language, isPseudo).then((found) => {
      if (isCurrent) setLoaded(found)
    })
    return () => {
      isCurrent = false
    }
  }, [language, isPseudo])
  return loaded
}

const shortcutPlaces = ['table', 'review'] as const

/** Turns facts by key into the facts of a section, with the values that they name. */
function factsOf<Values>(
  facts: Readonly<
    Record<string, { readonly term: string; readonly text: (values: Values) => string }>
  >,
  values: Values,
): readonly GuideFact[] {
  return Object.values(facts).map(({ term, text }) => ({
    term,
    text: text(values),
  }))
}

function Guide({ texts }: { readonly texts: GuideTexts }) {
  const names = useGuideNames()
  const { titles, paths } = useHost()
  const { language } = useBenchTexts()
  const shortcuts = useWorkbenchShortcuts(true, shortcutPlaces)
  const { kept, leaves, offline, limits, keyboard, command, software } = texts

  // The browser looked for the heading in the address before it was there.
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  const sections: readonly GuideSection[] = [
    {
      id: 'tasks',
      heading: texts.tasksHeading,
      tasks: guideTasks.map((task) => {
        const { heading, steps, picture } = texts.tasks[task]
        return {
          id: task,
          heading,
          steps: Object.values(steps).map((step) => step(names)),
          picture: pictureOf(task, language, picture),
        }
      }),
    },
    { id: 'kept', heading: kept.heading, text: kept.text, facts: factsOf(kept.facts, names) },
    {
      id: 'leaves',
      heading: leaves.heading,
      text: leaves.text,
      facts: factsOf(leaves.facts, names),
    },
    { id: 'offline', heading: offline.heading, text: offline.text },
    { id: 'limits', heading: limits.heading, facts: factsOf(limits.facts, writeLimits(language)) },
    { id: 'keyboard', heading: keyboard.heading, text: keyboard.text, shortcuts },
    { id: 'command-line', heading: command.heading, text: command.text },
    {
      id: 'software',
      heading: software.heading,
      text: software.text,
      link: { label: software.licences, href: paths.licences },
    },
  ]
  return (
    <GuidePage
      heading={titles.filesGuide}
      description={texts.description}
      breadcrumb={[
        { label: titles.dashboard, href: paths.dashboard },
        { label: titles.files, href: paths.files },
      ]}
      sections={sections}
    />
  )
}
