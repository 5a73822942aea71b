import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfig } from './app.config.ts'
import { chunkOf } from './vite-plugins/chunk-of.ts'
import { lazyServerFunctions } from './vite-plugins/lazy-server-functions.ts'
import { leanIcons } from './vite-plugins/lean-icons.ts'

export default defineConfig({
  base: `${appConfig.basePath}/`,
  // Panda and Vite each bring a PostCSS of their own, whose types do not know each other.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [
    lazyServerFunctions(),
    leanIcons(),
    tanstackStart({
      router: { routeFileIgnorePattern: '\\.test\\.' },
      // Names that do not compress, one per server function, on every first visit: as short as is safe.
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          createHash('sha256').update(`${filename}--${functionName}`).digest('hex').slice(0, 8),
      },
    }),
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve: { alias: { '@tanstack/devtools-event-client': fileURLToPath(new URL('vite-plugins/no-form-devtools.ts', import.meta.url)) } },
  // Every file by its own address: the content security policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What arrives together is one file: it compresses better, and is asked for once.
            codeSplitting: {
              groups: [
                { name: 'index', tags: ['$initial'], priority: 3 },
                { name: chunkOf('frame', 'src/routes/_portal.tsx?tsr-split=component'), priority: 2 },
                { name: chunkOf('common', 'src/routes/_portal/financial/payments/index.tsx?tsr-split=component'), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
