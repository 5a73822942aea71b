import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { appConfig, type Locale } from '#config'
import { markLetter } from '#design/theme/brand-mark-rules.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'
import { ancestorSources } from '../../request/content-sources.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { type Comparison, comparisonPart, comparisonScript, comparisonStyles } from './file-comparison.server.ts'

export interface ValidationPage {
  status: 200 | 404 | 429 | 503
  tone: 'ok' | 'warning' | 'danger'
  title: string
  text: string
  facts: readonly { term: string; description: string }[]
  /** Comparison of a file with the issued one; null or missing if there is none. */
  comparison?: Comparison | null
}

/** The styles of the page, which is a single file: whoever validates something on a phone waits for nothing else. */
const styles = `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.5 Atkinson Hyperlegible Next,Arial,sans-serif;color:#1c1a17;background:#fbfaf7}
header{border-top:.5rem solid var(--brand-solid);background:#fff;border-bottom:1px solid #e4e1da;padding:1rem}
header>div,main,footer{max-width:40rem;margin:0 auto}header>div{display:flex;align-items:center;gap:.75rem;min-height:2.5rem;font-weight:600;font-size:1.125rem}
header img{display:block;height:2.5rem;max-width:100%;object-fit:contain;object-position:0}header span{flex:none;display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:.625rem;background:var(--brand-solid);color:var(--brand-on-solid)}
main{padding:1.5rem 1rem}footer{padding:0 1rem 2rem}a{color:var(--brand-text);display:inline-block;padding:.625rem 0}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}.result{border:2px solid;border-radius:1rem;padding:1.25rem;background:#fff}
.ok{border-color:#0b6b4f}.ok h1{color:#0b6b4f}.warning{border-color:#8a5300}.warning h1{color:#8a5300}.danger{border-color:#b3261e}.danger h1{color:#b3261e}
dl{margin:1.5rem 0 0;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}dt{color:#5f5a52}dd{margin:0;font-weight:500;overflow-wrap:anywhere}p{margin:0}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#141310;color:#f4f1ea}header,.result{background:#1e1c18;border-bottom-color:#3a372f}
.ok h1{color:#7fd6b6}.ok{border-color:#7fd6b6}.warning h1{color:#ffc46b}.warning{border-color:#ffc46b}.danger h1{color:#ffb4ab}.danger{border-color:#ffb4ab}dt{color:#b5afa4}}
@media(forced-colors:active){header{border-top-color:CanvasText}}`

/** Returns a public page in the institution's name and colours: no cookies, not indexed by search engines, readable without scripts. */
export function validationPage(
  { settings, locale, nonce }: RequestScope,
  { status, tone, title, text, facts, comparison = null }: ValidationPage,
): Response {
  const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading, logo, darkLogo } = settings.theme
  const name = settings.tenant?.name ?? settings.alias
  const page = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title} · ${name}</title><style nonce="${nonce}">${raw(tenantThemeCss({ primary, accent, secondary, loading }))}${raw(styles)}${raw(comparison ? comparisonStyles : '')}</style></head>
<body><header><div dir="auto">${brand(name, logo, darkLogo)}</div></header><main><div class="result ${tone}"><h1>${title}</h1><p>${text}</p></div>${factsList(facts)}${comparison ? comparisonPart(comparison) : ''}</main><footer><a href="${appConfig.basePath}/" dir="auto">${toPortal[locale](name)}</a></footer>${comparison ? html`<script nonce="${nonce}">${raw(comparisonScript)}</script>` : ''}</body></html>`
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' https:;${comparison ? ` script-src 'nonce-${nonce}';` : ''} frame-ancestors ${ancestorSources(settings)}; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Returns the logo with the institution's name as its text; the name is also below the result, for when the logo is unreadable. */
function brand(name: string, logo: string | null, darkLogo: string | null) {
  if (!logo) return html`<span aria-hidden="true">${markLetter(name)}</span>${name}`
  const dark = darkLogo ? html`<source srcset="${darkLogo}" media="(prefers-color-scheme:dark)">` : ''
  return html`<picture>${dark}<img src="${logo}" alt="${name}"></picture>`
}

const toPortal: Record<Locale, (name: string) => string> = {
  'pt-BR': (name) => `Ir para o portal: ${name}`,
  en: (name) => `Go to the portal: ${name}`,
  es: (name) => `Ir al portal: ${name}`,
}

function factsList(facts: ValidationPage['facts']): HtmlEscapedString | Promise<HtmlEscapedString> | '' {
  if (facts.length === 0) return ''
  return html`<dl>${facts.map(({ term, description }) => html`<div><dt>${term}</dt><dd dir="auto">${description}</dd></div>`)}</dl>`
}
