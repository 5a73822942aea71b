import { defineConfig } from '@playwright/test'
import config from '../../playwright.config.ts'

/** The pseudo-locale needs a build of its own, so it is no part of `npm test`: the crawl tells untranslated texts there. */
export default defineConfig({ ...config, testDir: '.', outputDir: '../../test-results/pseudo', globalSetup: './build.ts' })
