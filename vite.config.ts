import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfig } from './app.config.ts'
import { lazyServerFunctions } from './vite-plugins/lazy-server-functions.ts'

export default defineConfig({
  base: `${appConfig.basePath}/`,
  // Panda and Vite each bring a PostCSS of their own, whose types do not know each other.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [
    lazyServerFunctions(),
    tanstackStart({ router: { routeFileIgnorePattern: '\\.test\\.' } }),
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // Every file by its own address: the content security policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in one file that a deploy leaves unchanged; one file also compresses
            // better than twenty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack[\\/](?!react-table|table-core|react-form|form-core|start-client-core[\\/]dist[\\/]esm[\\/]client-rpc))/ },
                { name: 'design', test: /design-system[\\/](components|patterns)[\\/]|lucide-react/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
})
