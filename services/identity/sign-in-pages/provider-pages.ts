import { html, raw } from 'hono/html'
import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type pg from 'pg'
import type { Logger } from 'pino'
import { renderPage } from './page.ts'
import { type PagePlace, getPlace } from './page-place.ts'
import { words } from './words.ts'

interface ProviderPageOptions {
  pool: pg.Pool
  log: Logger
  base: string
  portalUrl(hostname: string): string
}

type Notice = 'expired' | 'failed' | 'signedOut' | 'tooMany'

/** Creates a page that says what happened and links back to the portal. */
export function noticePage({ settings, language, portal }: PagePlace, base: string, notice: Notice) {
  const text = words[language]
  const title = text[`${notice}Title`]
  return renderPage({
    language,
    title,
    tagline: text.tagline,
    settings,
    base,
    body: () =>
      html`<h1>${title}</h1><p>${text[`${notice}Text`]}</p>${portal ? html`<p><a class="button" href="${portal}/">${text.backToPortal}</a></p>` : ''}`,
  })
}

/** Pages of the protocol itself, in the look, language and host of the portal that sent the request. */
export function providerPages({ pool, log, base, portalUrl }: ProviderPageOptions) {
  const respond = async (ctx: KoaContextWithOIDC, page: ReturnType<typeof renderPage>) => {
    ctx.set(page.headers)
    ctx.type = 'html'
    ctx.body = String(await page.content)
  }
  const place = (ctx: KoaContextWithOIDC, hostname: unknown = ctx.oidc?.params?.hostname ?? ctx.query.hostname) =>
    getPlace({ pool, portalUrl }, ctx.req, { hostname, ui_locales: ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales })

  return {
    /** Submits itself if the portal has already asked; a link from elsewhere must not sign anyone out without asking. */
    async renderLogout(ctx: KoaContextWithOIDC, form: string, isAsked: boolean) {
      const target = URL.parse(String(ctx.oidc.params?.post_logout_redirect_uri ?? ''))
      const at = await place(ctx, target?.hostname)
      const text = words[at.language]
      const page = renderPage({
        language: at.language,
        title: text.signOutTitle,
        tagline: text.tagline,
        settings: at.settings,
        base,
        body: (nonce) => html`<h1>${text.signOutTitle}</h1><p>${text.signOutText}</p>${raw(form)}
<button type="submit" form="op.logoutForm" value="yes" name="logout">${text.signOut}</button>
${at.portal ? html`<a class="button quiet" href="${at.portal}/">${text.stay}</a>` : ''}
${isAsked ? html`<script nonce="${nonce}">document.querySelector('button[name=logout]').click()</script>` : ''}`,
      })
      await respond(ctx, page)
    },

    async renderSignedOut(ctx: KoaContextWithOIDC) {
      await respond(ctx, noticePage(await place(ctx), base, 'signedOut'))
    },

    async renderTooMany(ctx: KoaContextWithOIDC) {
      ctx.status = 429
      ctx.set('retry-after', '600')
      await respond(ctx, noticePage(await place(ctx), base, 'tooMany'))
    },

    /** Never redirects by itself, since the request has no trusted redirect URI. */
    async renderError(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError | Error) {
      log.warn({ err: error }, 'authorize request refused')
      await respond(ctx, noticePage(await place(ctx), base, 'failed'))
    },
  }
}
