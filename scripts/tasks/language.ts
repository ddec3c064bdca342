import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, runAll } from '../commands.ts'
import { filesOfLanguage } from '../languages/newLanguage.ts'

const [tag = ''] = process.argv.slice(2)

if (!/^[a-z]{2,3}$/.test(tag)) {
  console.error(`"${tag}" is no code of a language. Give one of two or three letters: de`)
  process.exitCode = 1
} else if (existsSync(join(root, `packages/ui/src/locales/${tag}`))) {
  console.error(`There is a catalog for ${tag} already.`)
  process.exitCode = 1
} else {
  const files = await filesOfLanguage(tag)
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
    console.log(path)
  }
  await runAll(['node', ['scripts/tasks/tokens.ts']])
  console.log(`
Every text is still English: translate the files above that are named after ${tag}.`)
}
