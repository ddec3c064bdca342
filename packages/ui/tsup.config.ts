import { libraryBuild } from '@dropwatt/tooling/library-build'
import { defineConfig } from 'tsup'
import * as mixins from './src/theme/mixins.js'
import * as tokens from './src/tokens/index.js'

export default defineConfig(
  libraryBuild(import.meta.dirname, {
    'src/tokens/index.ts': tokens,
    'src/theme/mixins.ts': mixins,
  }),
)
