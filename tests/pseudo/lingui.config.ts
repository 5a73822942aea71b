import { fileURLToPath } from 'node:url'
import config from '../../lingui.config.ts'

/**
 * The portal's catalogs with Portuguese made strange: every letter accented, every text longer by two fifths and
 * between brackets. What then still reads plainly was never translated; what is cut was given too little room.
 */
export default {
  ...config,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  pseudoLocale: { locale: 'pt-BR', prepend: '⟦', append: '⟧', extend: 0.2, extendCharacter: '~ ' },
}
