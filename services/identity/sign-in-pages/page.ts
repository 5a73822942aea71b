import { randomBytes } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ApplicationSettings } from '#api/settings.ts'
import { palettes } from '#design/tokens/palettes.ts'
import { languageNames, words } from './words.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'

type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

export interface PageInput {
  language: keyof typeof words
  title: string
  tagline: string
  settings: ApplicationSettings | null
  base: string
  body: (nonce: string) => Fragment
  /** Below languages and terms, which belong to the first screen. */
  after?: Fragment | ''
  policy?: string[]
  /** Address of the same page in another language. */
  pageIn?: (locale: string) => string
}

const modeCss = (mode: 'light' | 'dark') => {
  const { page, surface, sunken, hairline, border, text, muted, tone } = palettes[mode]
  return `--page:${page};--surface:${surface};--sunken:${sunken};--line:${hairline};--border:${border};--text:${text};--muted:${muted};--bad:${tone.danger.text};--bad-tint:${tone.danger.tint}`
}

const contrastCss = (mode: 'black-on-white' | 'white-on-black') => {
  const { page, text } = palettes[mode]
  return `--page:${page};--surface:${page};--sunken:${page};--line:${text};--border:${text};--text:${text};--muted:${text};--bad:${text};--bad-tint:${page};--brand-solid:${text};--brand-on-solid:${page};--brand-edge:${text};--brand-text:${text};--brand-mark:${text}`
}

const layoutCss = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,11fr) minmax(0,7fr);background:var(--surface);color:var(--text);font:1rem/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}
aside{position:sticky;top:0;height:100vh;overflow:hidden;background:var(--brand-solid);color:var(--brand-on-solid);display:flex;align-items:flex-end;padding:4rem}
aside svg{position:absolute;inset:0;width:100%;height:100%}
aside img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
aside p{position:relative;margin:0;font-size:2.75rem;line-height:3.25rem;font-weight:650;letter-spacing:-.01em;max-width:14em;text-wrap:balance}
aside:has(img){padding:0}
aside img+p{width:100%;max-width:none;padding:2.5rem 4rem;background:var(--brand-solid)}
main{display:flex;flex-direction:column;justify-content:center;padding:2rem;max-width:30rem;width:100%;margin:0 auto}
.mark{display:flex;align-items:center;gap:.75rem;font-size:1.125rem;font-weight:650}
picture,.logo{display:block;height:2.75rem}
.mark span:first-child{display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:.625rem;background:var(--brand-solid);color:var(--brand-on-solid);border:1px solid var(--brand-edge);font-weight:750}
h1{font-size:2rem;line-height:2.375rem;margin:2.5rem 0 1.5rem;font-weight:650}
label{display:block;font-weight:600;margin:0 0 .375rem}
.field{margin-bottom:1.5rem}
input{width:100%;height:3.25rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:.625rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
:focus-visible{outline:3px solid var(--brand-mark);outline-offset:2px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.25rem;padding:.5rem 1rem;text-align:center;text-wrap:balance;font:inherit;font-weight:650;border-radius:.625rem;cursor:pointer;text-decoration:none;border:1px solid var(--brand-edge);background:var(--brand-solid);color:var(--brand-on-solid)}
.button{gap:.625rem}
.second{background:none;border-color:var(--border);color:var(--text)}
.or{display:flex;align-items:center;gap:1rem;color:var(--muted);font-size:.875rem;line-height:1.25rem;margin:1rem 0}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--line)}
.quiet{background:none;border-color:transparent;color:var(--brand-text);margin-top:.5rem}
.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:1rem 0 0;padding:0;list-style:none}
.links a{display:inline-flex;align-items:center;min-height:2.75rem;font-size:.875rem;line-height:1.25rem;font-weight:600;color:var(--brand-text);text-underline-offset:3px}
p>a:not(.button){font-weight:600;color:var(--brand-text);text-underline-offset:3px}
button[aria-disabled]{opacity:.7;cursor:progress}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.25rem;margin-top:1.5rem;font-size:.875rem;line-height:1.25rem}
footer .links{margin:0;gap:0 1rem}
footer .links a{font-weight:400;color:var(--muted)}
.links [aria-current]{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;color:var(--brand-text)}
.secret{position:relative}
.secret input{padding-right:3.25rem}
.reveal{position:absolute;inset:2px 2px 2px auto;width:3rem;min-height:0;padding:0;background:none;border:0;color:var(--muted)}
.reveal[hidden],.reveal[aria-pressed=false] .off{display:none}
.error{display:flex;gap:.375rem;color:var(--bad);margin:.375rem 0 0;font-size:.875rem;line-height:1.25rem}
.error svg,.notice svg{flex:none;width:1rem;height:1rem;margin-top:2px}
.reveal svg{width:1.25rem;height:1.25rem}
.hint{color:var(--muted);margin:.375rem 0 0;font-size:.875rem;line-height:1.25rem}
.notice{display:flex;gap:.75rem;font-weight:600;background:var(--bad-tint);border:1px solid var(--bad);border-radius:1rem;padding:1rem;margin:0 0 1.5rem}
.notice svg{color:var(--bad);width:1.25rem;height:1.25rem}
section{margin-top:1.5rem;border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.875rem;line-height:1.25rem}
h2{margin:0;font-size:.875rem;line-height:1.25rem;font-weight:600}
section p{margin:.5rem 0}
section ul{margin:.5rem 0 0;padding:0;list-style:none}
section li{padding:4px 0;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace;color:var(--text)}
@media(max-width:960px){body{display:block}aside{display:none}body::before{content:"";display:block;height:4px;background:var(--brand-solid)}main{padding:2rem 1rem}}
@media(max-width:600px){main{padding:1rem 1rem .75rem}h1{font-size:1.75rem;line-height:2.125rem;margin:.875rem 0 .75rem}.field{margin-bottom:.875rem}input,button,.button{min-height:3rem;height:auto}main>.links{margin-top:4px}.or{margin:4px 0 .5rem}.quiet{min-height:2.75rem;margin-top:4px}footer{margin-top:4px}}
`

const noPictures = { favicon: null, logo: null, darkLogo: null, loginPageImage: null }

const rings = html`<svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-opacity=".22">
${raw(Array.from({ length: 24 }, (_, ring) => `<circle cx="640" cy="${760 - ring * 4}" r="${40 + ring * 40}"/>`).join(''))}
</svg>`

const dangerIcon = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4m0 4h.01"/></svg>`

/** Why the whole form was refused. The field that has the focus then is described by its id, "problem". */
export const problemNotice = (text: string) => html`<p class="notice" role="alert">${dangerIcon}<span id="problem">${text}</span></p>`

export const fieldError = (id: string, text: string) => html`<p class="error" id="${id}">${dangerIcon}<span>${text}</span></p>`

function brand(name: string, logo: string | null, darkLogo: string | null): Fragment {
  if (!logo) return html`<div class="mark"><span aria-hidden="true">${name.split(' ').at(-1)![0]}</span><span>${name}</span></div>`
  const dark = darkLogo ? html`<source srcset="${darkLogo}" media="screen and (prefers-color-scheme: dark)">` : ''
  return html`<picture>${dark}<img class="logo" src="${logo}" alt="${name}"></picture>`
}

/** Terms and privacy only where the institution has both, as in the portal. */
function footer(language: keyof typeof words, settings: ApplicationSettings | null, pageIn: PageInput['pageIn']) {
  const text = words[language]
  const { termsOfUseUrl = null, privacyUrl = null } = settings ?? {}
  const choices = Object.entries(languageNames).map(([locale, name]) =>
    locale === language
      ? html`<li><span aria-current="true" lang="${locale}">${name}</span></li>`
      : html`<li><a href="${pageIn?.(locale)}" lang="${locale}" hreflang="${locale}">${name}</a></li>`,
  )
  return html`<footer>
${pageIn ? html`<nav aria-label="${text.language}"><ul class="links">${choices}</ul></nav>` : ''}
${termsOfUseUrl && privacyUrl ? html`<ul class="links"><li><a href="${termsOfUseUrl}">${text.terms}</a></li><li><a href="${privacyUrl}">${text.privacy}</a></li></ul>` : ''}
</footer>`
}

export function renderPage({ language, title, tagline, settings, base, body, after = '', pageIn, policy = [] }: PageInput) {
  const nonce = randomBytes(16).toString('base64')
  const name = settings?.tenant?.name ?? 'Academic Services'
  const { favicon, logo, darkLogo, loginPageImage } = settings?.theme ?? noPictures
  const css = [
    `@font-face{font-family:"Atkinson Hyperlegible Next";src:url(${base}/font.woff2) format("woff2");font-weight:200 800;font-display:swap}`,
    tenantThemeCss({
      primary: settings?.theme.primaryColor,
      accent: settings?.theme.accentColor,
      secondary: settings?.theme.secondaryColor,
      loading: settings?.theme.loadingColor,
    }),
    `:root{color-scheme:light dark;${modeCss('light')}}`,
    `@media(prefers-color-scheme:dark){:root{${modeCss('dark')}}}`,
    `@media(prefers-contrast:more){:root{${contrastCss('black-on-white')}}}`,
    `@media(prefers-contrast:more) and (prefers-color-scheme:dark){:root{${contrastCss('white-on-black')}}}`,
    layoutCss,
  ].join('\n')
  const content = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${favicon ?? 'data:,'}">
<title>${title} · ${name}</title>
<style nonce="${nonce}">${raw(css)}</style>
</head>
<body>
<aside aria-hidden="true">
${loginPageImage ? html`<img src="${loginPageImage}" alt="">` : rings}
<p>${tagline}</p>
</aside>
<main>
${brand(name, logo, darkLogo)}
${body(nonce)}
${footer(language, settings, pageIn)}
${after}
</main>
</body>
</html>`
  return {
    content,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}' 'strict-dynamic'; font-src 'self'; img-src 'self' https: data:; base-uri 'none'; ${["frame-ancestors 'none'", ...policy].join('; ')}`,
      'cache-control': 'no-store',
      // `no-referrer` would make browsers submit the form with the origin "null", which is rejected.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  }
}
