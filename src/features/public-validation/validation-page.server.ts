import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { appConfig, type Locale } from '#config'
import { brandGround } from '#design/theme/brand-field.ts'
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
const styles = `*{box-sizing:border-box}:root{--text:#1c1a17;--muted:#5f5a52;--surface:#fff;--page:#fcfbf9;--line:#e8e4dd;--on-field:var(--brand-on-solid);--ok:#0b6b50;--warning:#8a5300;--danger:#b3261e;--on-mark:#fff}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;font:1rem/1.5 Atkinson Hyperlegible Next,Arial,sans-serif;color:var(--text);background:var(--page)}
header{display:grid;justify-items:center;gap:.75rem;padding:2.5rem 1rem 6.5rem;text-align:center;background:${brandGround('circle at 50% 100%')};color:var(--on-field);font:600 1.5rem/1.25 Figtree,Arial,sans-serif;overflow-wrap:anywhere}
header img{display:block;height:3.5rem;max-width:min(14rem,80vw);padding:.5rem;border-radius:1rem;background:var(--surface);object-fit:contain}header span{display:grid;place-items:center;width:4rem;height:4rem;border-radius:1rem;background:var(--on-field);color:var(--brand-shade)}
main{width:100%;max-width:36rem;margin:-3rem auto 0;padding:0 1rem;position:relative}
.result{padding:0 1.5rem 1.5rem;border:1px solid var(--line);border-radius:1.25rem;background:var(--surface);box-shadow:0 .625rem 1.75rem rgb(28 26 23/.12);text-align:center}
.mark{display:grid;place-items:center;width:4.75rem;height:4.75rem;margin:-2.375rem auto .75rem;border:4px solid var(--surface);border-radius:50%;background:var(--tone);color:var(--on-mark)}.mark svg{width:2.5rem;height:2.5rem;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.ok{--tone:var(--ok)}.warning{--tone:var(--warning)}.danger{--tone:var(--danger)}
h1{margin:0 0 .25rem;font:700 1.875rem/1.2 Figtree,Arial,sans-serif;color:var(--tone)}p{margin:0}.result p{color:var(--muted)}
dl{margin:1.25rem 0 0;border-top:1px solid var(--line);text-align:start}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.75rem 0;border-bottom:1px solid var(--line)}dl div:last-child{border:0;padding-bottom:0}dt{color:var(--muted)}dd{margin:0;font-weight:500;overflow-wrap:anywhere}
footer{margin-top:auto;padding:1.5rem 1rem 2rem;text-align:center}a{color:var(--brand-text);display:inline-block;padding:.625rem 0}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--text:#f4f1ea;--muted:#b5aea3;--surface:#1f1d1a;--page:#141310;--line:#34312b;--on-field:var(--text);--ok:#7fd6b6;--warning:#ffc46b;--danger:#ffb4ab;--on-mark:#141310}}
@media(prefers-contrast:more),(forced-colors:active){header{background:var(--surface);color:var(--text);border-bottom:2px solid}.result{border-color:currentColor;box-shadow:none}}
@media(forced-colors:active){.mark{border-color:CanvasText}}`

const marks = { ok: 'M5 13l4.5 4.5L19 7', warning: 'M12 6v7m0 4.5h.01', danger: 'M7 7l10 10M17 7L7 17' } as const

/** Returns a public page in the institution's name and colours: no cookies, not indexed by search engines, readable without scripts. */
export function validationPage(
  { settings, locale, nonce }: RequestScope,
  { status, tone, title, text, facts, comparison = null }: ValidationPage,
): Response {
  const { primaryColor: primary, accentColor: accent, secondaryColor: secondary, loadingColor: loading, logo, darkLogo } = settings.theme
  const name = settings.tenant?.name ?? settings.alias
  const page = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title} · ${name}</title><style nonce="${nonce}">${raw(tenantThemeCss({ primary, accent, secondary, loading }))}${raw(styles)}${raw(comparison ? comparisonStyles : '')}</style></head>
<body><header>${brand(name, logo, darkLogo)}<div dir="auto">${name}</div></header><main><div class="result ${tone}"><div class="mark"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[tone]}"/></svg></div><h1>${title}</h1><p>${text}</p>${factsList(facts)}</div>${comparison ? comparisonPart(comparison) : ''}</main><footer><a href="${appConfig.basePath}/" dir="auto">${toPortal[locale](name)}</a></footer>${comparison ? html`<script nonce="${nonce}">${raw(comparisonScript)}</script>` : ''}</body></html>`
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

/** Returns the logo, or a letter in its place; the name stands below it. */
function brand(name: string, logo: string | null, darkLogo: string | null) {
  if (!logo) return html`<span aria-hidden="true">${markLetter(name)}</span>`
  const dark = darkLogo ? html`<source srcset="${darkLogo}" media="(prefers-color-scheme:dark)">` : ''
  return html`<picture>${dark}<img src="${logo}" alt=""></picture>`
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
