import { defineConfig } from 'tsup'
import { libraryBuild } from '../../scripts/library-build.ts'
import * as mixins from './src/theme/mixins.js'
import * as tokens from './src/tokens/index.js'

export default defineConfig(libraryBuild(import.meta.dirname, { ...tokens, ...mixins }))
