import { defineConfig } from 'tsup'

// One module in, one module out: 'use client' survives, and a bundler drops what is not used.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/test/**'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  clean: true,
  // TypeScript 7 has no compiler API for tsup to call; `tsc -p tsconfig.build.json` writes these.
  dts: false,
})
