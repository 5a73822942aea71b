import { html, raw } from 'hono/html'
import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type pg from 'pg'
import type { Logger } from 'pino'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import { renderPage } from './page.ts'
import { chooseLanguage, words } from './words.ts'

interface ProviderPageOptions {
  pool: pg.Pool
  log: Logger
  base: string
  portalUrl(hostname: string): string
}

export function providerPages({ pool, log, base, portalUrl }: ProviderPageOptions) {
  const respond = async (ctx: KoaContextWithOIDC, page: ReturnType<typeof renderPage>) => {
    ctx.set(page.headers)
    ctx.type = 'html'
    ctx.body = String(await page.content)
  }
  const languageOf = (ctx: KoaContextWithOIDC) => chooseLanguage(String(ctx.oidc?.params?.ui_locales ?? '') || ctx.get('accept-language'))

  return {
    /** Submits itself, because the portal already asked; a button remains without scripts. */
    async renderLogout(ctx: KoaContextWithOIDC, form: string) {
      const text = words[languageOf(ctx)]
      const target = URL.parse(String(ctx.oidc.params?.post_logout_redirect_uri ?? ''))
      const page = renderPage({
        language: languageOf(ctx),
        title: text.signOutTitle,
        tagline: text.tagline,
        settings: target && (await settingsOfHostname(pool, target.hostname)),
        base,
        body: (nonce) => html`<h1>${text.signOutTitle}</h1><p>${text.signOutText}</p>${raw(form)}
<button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">${text.signOut}</button>
<button class="quiet" type="submit" form="op.logoutForm">${text.stay}</button>
<script nonce="${nonce}">document.querySelector('button[name=logout]').click()</script>`,
      })
      await respond(ctx, page)
    },

    /** Shows nothing of the request, since it has no trusted redirect URI. */
    async renderError(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError | Error) {
      log.warn({ err: error }, 'authorize request refused')
      const text = words[languageOf(ctx)]
      const page = renderPage({
        language: languageOf(ctx),
        title: text.failedTitle,
        tagline: text.tagline,
        settings: null,
        base,
        body: () =>
          html`<h1>${text.failedTitle}</h1><p>${text.failedText}</p><p><a class="button" href="${portalUrl('localhost')}/">${text.backToPortal}</a></p>`,
      })
      await respond(ctx, page)
    },
  }
}
