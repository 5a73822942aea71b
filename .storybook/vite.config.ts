import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Panda and Vite each bring a PostCSS of their own, whose types do not know each other.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [react()],
})
