import { propagateNonce, loadScript } from '../../kit/browser/third-party-script.ts'

/** Milliseconds for a loaded module to define its element. */
const timeoutMs = 10_000

/** A module is loaded once, since an element cannot be defined twice. */
const modules = new Map<string, Promise<void>>()

/** @throws Error when the module fails to load or does not define the element */
export async function defineElement(tag: string, scriptUrl: string): Promise<void> {
  if (customElements.get(tag)) return
  propagateNonce()
  const loading = modules.get(scriptUrl) ?? loadScript(scriptUrl, 'module')
  modules.set(scriptUrl, loading)
  await loading
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${scriptUrl} does not define ${tag}`)), timeoutMs)
  })
  await Promise.race([customElements.whenDefined(tag), timeout]).finally(() => clearTimeout(timer))
}
