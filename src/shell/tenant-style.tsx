import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'

const styleOfRequest = createIsomorphicFn()
  .server(() => {
    const { scope } = getGlobalStartContext()!
    const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading } = scope.acting.theme
    return { nonce: scope.nonce, css: tenantThemeCss({ primary, accent, secondary, loading }) }
  })
  .client(() => ({ nonce: '', css: '' }))

/** Rendered on the server only; hydration keeps it. */
export function TenantStyle() {
  const { nonce, css } = styleOfRequest()
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
