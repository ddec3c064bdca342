import { libraryBuild } from '@dropwatt/tooling/library-build'
import { defineConfig } from 'tsup'

export default defineConfig(libraryBuild(import.meta.dirname))
