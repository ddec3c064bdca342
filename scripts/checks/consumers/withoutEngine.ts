import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../commands.ts'
import { consume, installedVersion, onTarballs, type Consumer, type Tarballs } from './consumer.ts'

/** Has the types of all entries but the workbench in a project that does not install the engine. */
export async function consumeWithoutEngine(tarballs: Tarballs): Promise<Consumer> {
  const react = await installedVersion('react')
  const versions = `React ${react} and no engine`
  return consume({ name: 'types alone', versions }, async ({ folder, install, run }) => {
    await cp(join(root, 'tests/consumers/without-engine'), folder, { recursive: true })
    const isInstalled = await install({
      dependencies: {
        ...onTarballs(tarballs),
        react,
        'react-dom': react,
        'styled-components': await installedVersion('styled-components'),
      },
      devDependencies: {
        '@types/node': await installedVersion('@types/node'),
        '@types/react': await installedVersion('@types/react'),
        '@types/react-dom': await installedVersion('@types/react-dom'),
      },
    })
    if (isInstalled)
      await run('types', 'has the types, with those of libraries', 'tsc', ['-p', '.'])
  })
}
