import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ApplicationSettings } from '#api/settings.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'

const styleOfRequest = createIsomorphicFn()
  .server(() => {
    const { scope } = getGlobalStartContext()!
    return { nonce: scope.nonce, css: cssOf(scope.acting.theme) }
  })
  .client(() => ({ nonce: '', css: '' }))

const known = new WeakMap<ApplicationSettings['theme'], string>()

/** Settings stay the same object while they are fresh, and every page would mix the same colours. */
function cssOf(theme: ApplicationSettings['theme']): string {
  let css = known.get(theme)
  if (css === undefined) {
    const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading, headerHeight } = theme
    css = tenantThemeCss({ primary, accent, secondary, loading })
    if (headerHeight) css += `:root{--institution-header:${headerHeight / 16}rem}`
    known.set(theme, css)
  }
  return css
}

/** Rendered on the server only; hydration keeps it. */
export function TenantStyle() {
  const { nonce, css } = styleOfRequest()
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
