import type { Assistants } from '#api/embedding.ts'
import type { Locale } from '#config'
import { propagateNonce, loadScript } from '../../shared/third-party-script.ts'
import type { AssistantName } from './select-assistants.ts'

/** Characters of one text that an assistant may take (docs/requirements/shell.md, section 1). */
export const longestText = 1000

/** What the scripts of the makers put on the page, as they publish it. */
interface MakersWindow {
  HT?: new (options: { token: string; maxTextSize: number; lang: string; align: 'right'; avatar: string }) => unknown
  VLibras?: { Widget: new (appUrl: string) => unknown }
  /** VLibras' translator, there once somebody opened its widget. */
  plugin?: { translate?(text: string): unknown }
  interdeal?: object
}

const makers = () => window as unknown as MakersWindow

/**
 * Puts an assistant on the page for good: none of them can be taken off again but by a new page. Fails silently, as
 * helpers of third parties must: without one the page is what it was.
 */
export async function loadAssistant(name: AssistantName, offered: Assistants, locale: Locale): Promise<void> {
  try {
    propagateNonce()
    await begin[name](offered, locale)
  } catch {
    // The maker is down or changed its script. Nobody waits for it.
  }
}

const begin: Record<AssistantName, (offered: Assistants, locale: Locale) => Promise<void>> = {
  async handTalk({ handTalk }, locale) {
    if (!handTalk) return
    await loadScript(handTalk.scriptUrl)
    const { HT } = makers()
    // It signs Brazilian Portuguese, and American English for the rest.
    if (HT)
      new HT({
        token: handTalk.token,
        maxTextSize: longestText,
        lang: locale === 'pt-BR' ? 'pt-BR' : 'en-US',
        align: 'right',
        avatar: 'HUGO',
      })
  },

  async vlibras({ vlibras }) {
    if (!vlibras) return
    document.body.append(vlibrasMarkup())
    await loadScript(vlibras.scriptUrl)
    const { VLibras } = makers()
    if (!VLibras) return
    shortenTexts()
    new VLibras.Widget(vlibras.appUrl)
  },

  async equalWeb({ equalWeb }, locale) {
    if (!equalWeb) return
    const origin = `${new URL(equalWeb.scriptUrl).origin}/`
    makers().interdeal = {
      sitekey: equalWeb.siteKey,
      Position: 'left',
      Menulang: locale === 'pt-BR' ? 'PT' : locale.toUpperCase(),
      domains: { js: origin, acc: origin.endsWith('.equalweb.com/') ? 'https://access.equalweb.com/' : origin },
    }
    await loadScript(equalWeb.scriptUrl)
  },
}

/** What VLibras looks for on the page. */
function vlibrasMarkup(): HTMLElement {
  const root = document.createElement('div')
  root.setAttribute('vw', '')
  root.className = 'enabled'
  const button = document.createElement('div')
  button.setAttribute('vw-access-button', '')
  button.className = 'active'
  const wrapper = document.createElement('div')
  wrapper.setAttribute('vw-plugin-wrapper', '')
  const top = document.createElement('div')
  top.className = 'vw-plugin-top-wrapper'
  wrapper.append(top)
  root.append(button, wrapper)
  return root
}

/** VLibras has no option for the length of a text: its translator is handed no more, whenever it comes. */
function shortenTexts(): void {
  let translator = makers().plugin
  const shortened = (plugin: MakersWindow['plugin']) => {
    const translate = plugin?.translate
    if (plugin && translate) plugin.translate = (text) => translate.call(plugin, text.slice(0, longestText))
    return plugin
  }
  Object.defineProperty(window, 'plugin', {
    configurable: true,
    get: () => translator,
    set: (plugin) => {
      translator = shortened(plugin)
    },
  })
  translator = shortened(translator)
}
