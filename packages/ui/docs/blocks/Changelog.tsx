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

/** Returns the text of a changeset, if it is about this package. */
function textOf(changeset: string): string | undefined {
  const [, packages = '', text = ''] = changeset.split(/^---$/m)
  return packages.includes('@dropwatt/ui') ? text.trim() : undefined
}

/** Shows the pending changesets, then every release. */
export function Changelog() {
  const next = Object.values(waiting).flatMap((changeset) => textOf(changeset) ?? [])
  const [history] = Object.values(released)
  return (
    <>
      {next.length > 0 && <Markdown>{['## In the next release', ...next].join('\n\n')}</Markdown>}
      {history && <Markdown>{history.replace(/^# .*\n/, '')}</Markdown>}
    </>
  )
}
