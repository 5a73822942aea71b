import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Those of the text styles; the fonts come with 200 to 800. */
const weights = { min: 400, max: 700 }

/** All that a font has: the files are divided by script already. */
const characters = String.fromCodePoint(...Array.from({ length: 0xd800 }, (_, point) => point))

/** Takes weights that no text has out of the fonts: 16 kB less on a first visit. */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.woff2'))
      if (fonts.length === 0) this.error('the fonts have moved: update the plugin')
      for (const font of fonts) {
        if (font.type === 'asset') {
          const whole = Buffer.from(font.source)
          font.source = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } })
        }
      }
    },
  }
}
