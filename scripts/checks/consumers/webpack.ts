import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../commands.ts'
import { consume, installedVersion, onTarballs, type Consumer, type Tarballs } from './consumer.ts'
import { useBothPackages, visitStrictly } from './visit.ts'

/** Tools of a project with webpack, which the workspace does not have. */
const tools = {
  'css-loader': '7.1.5',
  'esbuild-loader': '4.5.0',
  'html-webpack-plugin': '5.6.8',
  'mini-css-extract-plugin': '2.10.2',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
} as const

/** Uses the packed packages in a project with webpack, with the sources of the one with Vite. */
export async function consumeWithWebpack(tarballs: Tarballs): Promise<Consumer> {
  const react = await installedVersion('react')
  const versions = `webpack ${tools.webpack} and React ${react}`
  return consume({ name: 'webpack', versions }, async ({ folder, install, add, run }) => {
    await cp(join(root, 'tests/consumers/webpack'), folder, { recursive: true })
    await cp(join(root, 'tests/consumers/project/src'), join(folder, 'src'), { recursive: true })
    const isInstalled = await install({
      dependencies: {
        ...onTarballs(tarballs),
        '@supabase/supabase-js': await installedVersion('@supabase/supabase-js', 'packages/auth'),
        react,
        'react-dom': react,
        'styled-components': await installedVersion('styled-components'),
      },
      devDependencies: {
        ...tools,
        '@types/react': await installedVersion('@types/react'),
        '@types/react-dom': await installedVersion('@types/react-dom'),
      },
    })
    if (!isInstalled) return
    const args = ['-p', '.', '--moduleResolution', 'bundler', '--module', 'esnext']
    await run('types', 'has its types', 'tsc', args)
    await run('builds', 'builds', join(folder, 'node_modules/.bin/webpack'), [])
    const problem = await visitStrictly(join(folder, 'dist'), useBothPackages)
    add('runs', 'works under a strict policy', problem)
  })
}
