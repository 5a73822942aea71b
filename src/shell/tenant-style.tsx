import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'

let ofDocument: HTMLStyleElement | null = null

const styleOfRequest = createIsomorphicFn()
  .server(() => {
    const { scope } = getGlobalStartContext()!
    return { nonce: scope.nonce, css: getCss(scope.acting.theme) }
  })
  .client(() => {
    // Where React has to draw the document anew, such as after a fault, it keeps its colours and passes the policy.
    ofDocument ??= document.querySelector<HTMLStyleElement>('style[data-institution]')
    return { nonce: ofDocument?.nonce ?? '', css: ofDocument?.textContent ?? '' }
  })

const known = new WeakMap<ApplicationSettings['theme'], string>()

/** Settings stay the same object while they are fresh, and every page would mix the same colours. */
function getCss(theme: ApplicationSettings['theme']): string {
  let css = known.get(theme)
  if (css === undefined) {
    const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading, headerHeight } = theme
    css = tenantThemeCss({ primary, accent, secondary, loading })
    if (headerHeight) css += `:root{--institution-header:${headerHeight / 16}rem}`
    known.set(theme, css)
  }
  return css
}

/** Made on the server only; hydration keeps it. */
export function TenantStyle() {
  const { nonce, css } = styleOfRequest()
  return <style data-institution nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
