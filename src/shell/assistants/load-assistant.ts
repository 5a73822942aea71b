import type { Assistants } from '#api/settings/embedding.ts'
import type { Locale } from '#config'
import { propagateNonce, loadScript } from '../../kit/browser/third-party-script.ts'
import type { AssistantName } from './select-assistants.ts'

/** Characters per text (docs/requirements/shell.md §1). */
export const maxTextLength = 1000

interface VendorWindow {
  HT?: new (options: { token: string; maxTextSize: number; lang: string; align: 'right'; avatar: string }) => unknown
  VLibras?: { Widget: new (appUrl: string) => unknown }
  /** VLibras' translator, set when its widget first opens. */
  plugin?: { translate?(text: string): unknown }
  interdeal?: object
}

const vendorWindow = () => window as unknown as VendorWindow

/** Fails silently: the page works without the assistant. */
export async function loadAssistant(name: AssistantName, offered: Assistants, locale: Locale): Promise<void> {
  try {
    propagateNonce()
    await loaders[name](offered, locale)
  } catch {
    // The vendor is unavailable or changed its script.
  }
}

const loaders: Record<AssistantName, (offered: Assistants, locale: Locale) => Promise<void>> = {
  async handTalk({ handTalk }, locale) {
    if (!handTalk) return
    await loadScript(handTalk.scriptUrl)
    const { HT } = vendorWindow()
    // Hand Talk supports Brazilian and American sign language only.
    if (HT)
      new HT({
        token: handTalk.token,
        maxTextSize: maxTextLength,
        lang: locale === 'pt-BR' ? 'pt-BR' : 'en-US',
        align: 'right',
        avatar: 'HUGO',
      })
  },

  async vlibras({ vlibras }) {
    if (!vlibras) return
    document.body.append(vlibrasMarkup())
    await loadScript(vlibras.scriptUrl)
    const { VLibras } = vendorWindow()
    if (!VLibras) return
    limitTranslatedText()
    new VLibras.Widget(vlibras.appUrl)
  },

  async equalWeb({ equalWeb }, locale) {
    if (!equalWeb) return
    const origin = `${new URL(equalWeb.scriptUrl).origin}/`
    vendorWindow().interdeal = {
      sitekey: equalWeb.siteKey,
      Position: 'left',
      Menulang: locale === 'pt-BR' ? 'PT' : locale.toUpperCase(),
      domains: { js: origin, acc: origin.endsWith('.equalweb.com/') ? 'https://access.equalweb.com/' : origin },
    }
    await loadScript(equalWeb.scriptUrl)
  },
}

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

/** Limits the length of a text to translate by wrapping VLibras's translator when it appears, since VLibras has no such option. */
function limitTranslatedText(): void {
  let translator = vendorWindow().plugin
  const withLimit = (plugin: VendorWindow['plugin']) => {
    const translate = plugin?.translate
    if (plugin && translate) plugin.translate = (text) => translate.call(plugin, text.slice(0, maxTextLength))
    return plugin
  }
  Object.defineProperty(window, 'plugin', {
    configurable: true,
    get: () => translator,
    set: (plugin) => {
      translator = withLimit(plugin)
    },
  })
  translator = withLimit(translator)
}
