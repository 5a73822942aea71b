/** Gives the page's nonce to style elements of third-party scripts, so that the CSP need not allow all styles. */
export function propagateNonce(): void {
  const nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce
  if (!nonce || Object.hasOwn(document, 'createElement')) return
  const create = document.createElement.bind(document)
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }) as typeof document.createElement
}

let scriptCount = 0

export const hasThirdPartyScripts = () => scriptCount > 0

/** The CSP ('strict-dynamic') trusts scripts loaded by a trusted script. @throws Error when it does not load */
export function loadScript(address: string, type: 'classic' | 'module' = 'classic'): Promise<void> {
  scriptCount += 1
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    if (type === 'module') script.type = 'module'
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} did not load`))
    document.head.append(script)
  })
}
