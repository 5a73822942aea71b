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
    // If React renders the document again, such as after an error, it keeps its colours and passes the policy.
    ofDocument ??= document.querySelector<HTMLStyleElement>('style[data-institution]')
    return { nonce: ofDocument?.nonce ?? '', css: ofDocument?.textContent ?? '' }
  })

const known = new WeakMap<ApplicationSettings['theme'], string>()

/** Returns the theme's CSS, cached by settings, which stay the same object while they are fresh. */
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

/** The tenant's styles, created on the server only; hydration keeps them. */
export function TenantStyle() {
  const { nonce, css } = styleOfRequest()
  return <style data-institution nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
