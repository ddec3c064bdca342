import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/images.ts',
      'src/importing.ts',
      'src/??.ts',
      'src/options.ts',
      'src/rates.ts',
    ],
    format: 'esm',
    target: buildTarget,
    clean: ['!bin/**'],
    sourcemap: true,
    silent: true,
  },
  // One file starts faster than many; only the progress bar is loaded when it is needed.
  {
    entry: { 'bin/dropwatt': 'bin/dropwatt.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    noExternal: ['valibot', 'htmlparser2'],
    minify: true,
    splitting: false,
    silent: true,
  },
])
