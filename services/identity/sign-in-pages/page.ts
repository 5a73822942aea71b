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
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,11fr) minmax(0,7fr);background:var(--surface);color:var(--text);font:16px/24px "Atkinson Hyperlegible Next",system-ui,sans-serif}
aside{position:sticky;top:0;height:100vh;overflow:hidden;background:var(--brand-solid);color:var(--brand-on-solid);display:flex;align-items:flex-end;padding:64px}
aside svg{position:absolute;inset:0;width:100%;height:100%}
aside img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
aside p{position:relative;margin:0;font-size:44px;line-height:52px;font-weight:650;letter-spacing:-.01em;max-width:14em;text-wrap:balance}
aside:has(img){padding:0}
aside img+p{width:100%;max-width:none;padding:40px 64px;background:var(--brand-solid)}
main{display:flex;flex-direction:column;justify-content:center;padding:32px;max-width:480px;width:100%;margin:0 auto}
.mark{display:flex;align-items:center;gap:12px;font-size:18px;font-weight:650}
picture,.logo{display:block;height:44px}
.mark span:first-child{display:grid;place-items:center;width:36px;height:36px;border-radius:10px;background:var(--brand-solid);color:var(--brand-on-solid);border:1px solid var(--brand-edge);font-weight:750}
h1{font-size:32px;line-height:38px;margin:40px 0 24px;font-weight:650}
label{display:block;font-weight:600;margin:0 0 6px}
.field{margin-bottom:24px}
input{width:100%;height:52px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:10px}
input[aria-invalid=true]{border:2px solid var(--bad)}
:focus-visible{outline:3px solid var(--brand-mark);outline-offset:2px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:8px 16px;font:inherit;font-weight:650;border-radius:10px;cursor:pointer;text-decoration:none;border:1px solid var(--brand-edge);background:var(--brand-solid);color:var(--brand-on-solid)}
.button{gap:10px}
.second{background:none;border-color:var(--border);color:var(--text)}
.or{display:flex;align-items:center;gap:16px;color:var(--muted);font-size:14px;line-height:20px;margin:16px 0}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--line)}
.quiet{background:none;border-color:transparent;color:var(--brand-text);margin-top:8px}
.links{display:flex;flex-wrap:wrap;gap:0 24px;margin:16px 0 0;padding:0;list-style:none}
.links a{display:inline-flex;align-items:center;min-height:44px;font-size:14px;line-height:20px;font-weight:600;color:var(--brand-text);text-underline-offset:3px}
p>a:not(.button){font-weight:600;color:var(--brand-text);text-underline-offset:3px}
button[aria-disabled]{opacity:.7;cursor:progress}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 20px;margin-top:24px;font-size:14px;line-height:20px}
footer .links{margin:0;gap:0 16px}
footer .links a{font-weight:400;color:var(--muted)}
.links [aria-current]{display:inline-flex;align-items:center;min-height:44px;font-weight:600;color:var(--brand-text)}
.secret{position:relative}
.secret input{padding-right:52px}
.reveal{position:absolute;inset:2px 2px 2px auto;width:48px;min-height:0;padding:0;background:none;border:0;color:var(--muted)}
.reveal[hidden],.reveal[aria-pressed=false] .off{display:none}
.error{display:flex;gap:6px;color:var(--bad);margin:6px 0 0;font-size:14px;line-height:20px}
.error svg,.notice svg{flex:none;margin-top:2px}
.hint{color:var(--muted);margin:6px 0 0;font-size:14px;line-height:20px}
.notice{display:flex;gap:12px;font-weight:600;background:var(--bad-tint);border:1px solid var(--bad);border-radius:16px;padding:16px;margin:0 0 24px}
.notice svg{color:var(--bad);width:20px;height:20px}
section{margin-top:24px;border-top:1px solid var(--line);padding-top:16px;color:var(--muted);font-size:14px;line-height:20px}
h2{margin:0;font-size:14px;line-height:20px;font-weight:600}
section p{margin:8px 0}
section ul{margin:8px 0 0;padding:0;list-style:none}
section li{padding:4px 0;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace;color:var(--text)}
@media(max-width:960px){body{display:block}aside{display:none}body::before{content:"";display:block;height:4px;background:var(--brand-solid)}main{padding:32px 16px}}
@media(max-width:600px){main{padding:16px 16px 12px}h1{font-size:28px;line-height:34px;margin:14px 0 12px}.field{margin-bottom:14px}input,button,.button{min-height:48px;height:auto}main>.links{margin-top:4px}.or{margin:4px 0 8px}.quiet{min-height:44px;margin-top:4px}footer{margin-top:4px}}
`

const noPictures = { favicon: null, logo: null, darkLogo: null, loginPageImage: null }

const rings = html`<svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-opacity=".22">
${raw(Array.from({ length: 24 }, (_, ring) => `<circle cx="640" cy="${760 - ring * 4}" r="${40 + ring * 40}"/>`).join(''))}
</svg>`

const dangerIcon = html`<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4m0 4h.01"/></svg>`

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
