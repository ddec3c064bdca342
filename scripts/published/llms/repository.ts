import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLinkLists, readSections } from '@dropwatt/tooling/readme'
import { root } from '../../commands.ts'

/** Returns the `llms.txt` of the repository: the summary and the lists of documents of its README. */
export function repositoryLlms(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [project] = readSections(readme)
  const lists = readLinkLists(readme).filter(({ links }) =>
    links.every(({ href }) => href.startsWith('docs/')),
  )
  const sections = lists.map(
    ({ title, links }) =>
      `## ${title}\n\n${links.map(({ name, href, says }) => `- [${name}](${href}): ${says}\n`).join('')}`,
  )
  const packages = ['ui', 'auth', 'automations'].map((name) => {
    const file = join(root, `packages/${name}/package.json`)
    const { description } = JSON.parse(readFileSync(file, 'utf8')) as { description: string }
    return `- [@dropwatt/${name}](packages/${name}/llms.txt): ${description}\n`
  })
  return [
    `# ${project?.title}\n`,
    `> ${project?.text}\n`,
    `## Packages\n\n${packages.join('')}`,
    ...sections,
  ].join('\n')
}
