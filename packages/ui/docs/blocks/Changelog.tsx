import { Markdown } from '@storybook/addon-docs/blocks'

const released = import.meta.glob<string>('../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const waiting = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a changeset says to the person who upgrades, if it is about this package. */
function wordsOf(changeset: string): string | undefined {
  const [, packages = '', words = ''] = changeset.split(/^---$/m)
  return packages.includes('@dropwatt/ui') ? words.trim() : undefined
}

/** What changed: first what the next release brings, then every release. */
export function Changelog() {
  const next = Object.values(waiting).flatMap((changeset) => wordsOf(changeset) ?? [])
  const [history] = Object.values(released)
  return (
    <>
      {next.length > 0 && <Markdown>{['## In the next release', ...next].join('\n\n')}</Markdown>}
      {history && <Markdown>{history.replace(/^# .*\n/, '')}</Markdown>}
    </>
  )
}
