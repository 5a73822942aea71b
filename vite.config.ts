import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfig } from './app.config.ts'

export default defineConfig({
  base: `${appConfig.basePath}/`,
  // Panda and Vite each bring a PostCSS of their own, whose types do not know each other.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [
    tanstackStart({ router: { routeFileIgnorePattern: '\\.test\\.' } }),
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // Every file by its own address: the content security policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
})
