import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { palettes } from '#design/tokens/palettes.ts'
import { brandGround, fieldCorner } from '#design/theme/brand-field.ts'
import { fonts } from '#design/tokens/scale.ts'
import { languageNames, words } from './words.ts'
import { longestLogo, markLetter } from '#design/theme/brand-mark-rules.ts'
import { signInArt } from '#design/theme/sign-in-art.ts'
import { tenantThemeCss } from '#design/theme/tenant-theme-css.ts'

type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

export interface PageInput {
  language: keyof typeof words
  title: string
  tagline: string
  settings: ApplicationSettings | null
  base: string
  body: (nonce: string) => Fragment
  /** Content below the languages and terms, which belong to the first screen. */
  after?: Fragment | ''
  policy?: string[]
  /** Address of the same page in another language. */
  pageIn?: (locale: string) => string
}

/** System fonts with the portal's metrics: first visits begin in them, and nothing moves when fonts load (docs/decisions/0032-first-view.md). */
const fallbackFaces = [
  ...readFileSync(createRequire(import.meta.url).resolve('#design/fonts.css'), 'utf8').matchAll(/@font-face \{[^}]*local\([^}]*\}/g),
].join('')

/** The digits of text are Figtree's, as in the portal (design-system/fonts.css). */
const webFaces = (base: string) =>
  [
    ['Atkinson Hyperlegible Next', 'font', ''],
    ['Atkinson Hyperlegible Next', 'display', ';size-adjust:97%;unicode-range:U+30-39'],
    ['Figtree', 'display', ''],
    ['Atkinson Hyperlegible Mono', 'mono', ''],
  ]
    .map(
      ([family, file, rest]) =>
        `@font-face{font-family:"${family}";src:url(${base}/${file}.woff2) format("woff2");font-weight:200 800;font-display:swap${rest}}`,
    )
    .join('')

const modeCss = (mode: 'light' | 'dark') => {
  const { page, surface, sunken, hairline, border, text, muted, tone } = palettes[mode]
  return `--page:${page};--surface:${surface};--sunken:${sunken};--line:${hairline};--border:${border};--text:${text};--muted:${muted};--bad:${tone.danger.text};--bad-tint:${tone.danger.tint};--info:${tone.info.text};--info-tint:${tone.info.tint}`
}

const contrastCss = (mode: 'black-on-white' | 'white-on-black') => {
  const { page, text } = palettes[mode]
  return `--page:${page};--surface:${page};--sunken:${page};--line:${text};--border:${text};--text:${text};--muted:${text};--bad:${text};--bad-tint:${page};--info:${text};--info-tint:${page};--brand-solid:${text};--brand-solid-hover:${text};--brand-on-solid:${page};--brand-edge:${text};--brand-text:${text};--brand-tint:${page};--brand-mark:${text};--brand-shade:${page};--brand-field:${page};--brand-glow:${page};--on-field:${text}`
}

const families = Object.fromEntries(
  Object.entries(fonts).map(([name, { value }]) => [name, value.replace('{fonts.fallback}', fonts.fallback.value)]),
) as Record<keyof typeof fonts, string>

/** This selector is as specific as the tenant's dark colors, which come before it. */
const root = ':root:not([data-mode])'

/** Layout with the measures of the portal's own sign-in page (design-system/patterns/sign-in-layout.recipe.ts), so that both look alike. */
const layoutCss = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-columns:minmax(0,1fr);background:var(--surface);color:var(--text);font:1rem/1.5 ${families.body};-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;overflow-wrap:break-word}
aside{display:none;position:relative;flex-direction:column;justify-content:flex-end;overflow:clip;background:var(--brand-solid);color:var(--brand-on-solid);border-right:1px solid var(--brand-edge)}
aside>:is(svg,img){position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
aside p{position:sticky;bottom:0;padding:2.5rem 4rem;font-size:2.75rem;line-height:1.2;font-weight:600;letter-spacing:-.01em;white-space:pre-line;text-wrap:balance;overflow-wrap:anywhere;background:var(--brand-solid)}
main{display:flex;flex-direction:column;padding:1rem 1rem .75rem;border-top:4px solid var(--brand-solid)}
.content{display:grid;gap:.75rem;width:100%;max-width:26rem;margin:0 auto}
.mark{display:flex;align-items:center;gap:.75rem;font-size:1.125rem;line-height:1.25;font-weight:600}
.mark[hidden]{display:none}
.mark span:first-child{display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:.625rem;background:var(--brand-solid);color:var(--brand-on-solid);border:1px solid var(--brand-edge);font-weight:700;line-height:1}
.logo{display:block;height:2.5rem;margin-bottom:.5rem;width:auto;max-width:min(11rem,42vw);object-fit:contain;object-position:left}
h1,aside p{font-family:${families.display}}
h1{font-size:clamp(1.375rem,7.2vw,2rem);line-height:1.1875;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
form{display:grid;gap:1.5rem}
.field{display:grid;gap:.375rem}
label{font-weight:500}
input:not([type=hidden]){width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:.625rem}
input[aria-invalid=true]{border-color:var(--bad)}
:focus-visible{outline:3px solid var(--brand-mark);outline-offset:2px}
input:focus-visible{outline-width:1px;outline-offset:0;border-color:var(--brand-mark)}
button,.button{display:flex;align-items:center;justify-content:center;gap:.5rem;width:100%;min-height:3rem;padding:.5rem 1rem;text-align:center;text-wrap:balance;font:600 1rem/1.25 ${families.display};border-radius:.625rem;cursor:pointer;text-decoration:none;border:1px solid var(--brand-edge);background:var(--brand-solid);color:var(--brand-on-solid)}
button:hover,.button:hover{background:var(--brand-solid-hover)}
.second{background:var(--surface);border-color:var(--border);color:var(--text)}
.second:hover{background:var(--sunken)}
.quiet{background:none;border-color:transparent;color:var(--brand-text)}
.quiet:hover{background:var(--brand-tint)}
.or{display:flex;align-items:center;gap:1rem;color:var(--muted);font-size:.875rem;line-height:1.25rem}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--line)}
.links{display:flex;flex-wrap:wrap;column-gap:1.25rem;margin-block:-.5rem;padding:0;list-style:none}
.links :is(a,span){display:inline-flex;align-items:center;min-height:2.75rem;font-size:.875rem;line-height:1.43;font-weight:600;color:var(--brand-text);text-underline-offset:.2em}
.links a:hover,p>a:hover{text-decoration-thickness:2px}
p>a:not(.button){font-weight:600;color:var(--brand-text);text-underline-offset:.2em}
button[aria-disabled]{opacity:.7;cursor:progress}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1.25rem;font-size:.875rem;line-height:1.25rem}
footer .links{margin:0;column-gap:1rem}
footer .links a{font-weight:400;color:var(--muted)}
.terms a{text-decoration:none}
.terms a:hover{text-decoration:underline}
.secret{position:relative}
.secret input{padding-right:3.25rem!important}
.reveal{position:absolute;inset:50% .1875rem auto auto;translate:0 -50%;width:2.75rem;min-height:2.75rem;padding:0;background:none;border-color:transparent;color:var(--text)}
.reveal:hover{background:var(--sunken)}
.reveal[hidden],.reveal[aria-pressed=false] .off,.reveal[aria-pressed=true] .on{display:none}
.error{display:flex;gap:.375rem;color:var(--bad);font-size:.875rem;line-height:1.25rem;font-weight:600}
.error svg,.notice svg{flex:none;width:1rem;height:1rem;margin-top:2px}
.reveal svg{width:1.25rem;height:1.25rem}
.hint{color:var(--muted);font-size:.875rem;line-height:1.25rem}
.notice{display:flex;gap:.75rem;font-weight:600;background:var(--bad-tint);border:1px solid var(--bad);border-radius:1rem;padding:1rem}
.notice.said{background:var(--info-tint);border-color:transparent}
.notice svg{color:var(--bad);width:1.25rem;height:1.25rem}
.notice.said svg{color:var(--info)}
section{border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.875rem;line-height:1.25rem}
section>*{margin-bottom:.5rem}
h2{font-size:.875rem;line-height:1.25rem;font-weight:600}
section ul{display:grid;gap:.25rem;padding:0;list-style:none}
code{font-family:${families.code};font-size:.9em;color:var(--text)}
@media(max-width:599.98px){main{padding-top:0;border-top:0}
picture,.mark:not([hidden]){position:relative;margin-inline:-1rem;padding:1.75rem 1rem 3.25rem;background:${brandGround(fieldCorner)};color:var(--on-field)}
.mark::after,picture::after{content:"";position:absolute;inset:auto 0 0;height:1.5rem;border-radius:1.5rem 1.5rem 0 0;background:var(--surface)}
picture:not([hidden]){display:block}
.logo{margin:0;padding:.375rem;border-radius:.625rem;background:var(--surface)}
.mark span:first-child{background:var(--on-field);color:var(--brand-shade);border-color:transparent}}
@media(min-width:600px){main{padding:4rem 3rem}.logo{margin-bottom:0}.content{gap:1.5rem;margin-block:auto}.content>.links{margin-block:-.75rem}footer{margin-top:.5rem}}
@media(min-width:960px){body{grid-template-columns:minmax(0,1fr) minmax(28rem,35rem)}aside{display:flex}main{border-top:0}}
@media(min-width:1250px){main{padding-inline:4.5rem}}
@media(prefers-color-scheme:dark) and (not (prefers-contrast:more)){aside{background:var(--page);color:var(--brand-text);border-color:var(--line)}aside p{background:var(--page);color:var(--text)}aside img{opacity:.85}}
@media(prefers-contrast:more){.mark:not([hidden]),picture{background:var(--page)}.notice.said{border-color:currentColor}aside:has(img){justify-content:center}.logo{filter:grayscale(1) contrast(6)}aside,aside p{background:var(--page);color:var(--text)}aside img{display:none}aside svg~p{border-top:2px solid}button:not(.reveal),.button:not(.quiet){border-width:2px}button:hover,.button:hover{text-decoration:underline;text-decoration-thickness:2px}.terms a{text-decoration:underline}aside path{fill:none;stroke:currentColor;stroke-width:1.5;opacity:1}}
@media(prefers-contrast:more) and (prefers-color-scheme:dark){.logo:not([data-dark]){filter:grayscale(1) contrast(6) invert(1)}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`

const noPictures = { favicon: null, logo: null, darkLogo: null, loginPageImage: null }

const art = html`<svg viewBox="${signInArt.viewBox}" preserveAspectRatio="xMaxYMid slice">${signInArt.paths.map(({ d, fill, opacity = 1 }) => html`<path d="${d}" fill="${fill}" opacity="${opacity}"/>`)}</svg>`

const circled = (mark: string) =>
  html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0${mark}"/></svg>`
const dangerIcon = circled('M12 8v4m0 4h.01')
const infoIcon = circled('M12 16v-4m0-4h.01')

/** Notice why the whole form was rejected. The field that then has the focus is described by the notice's id, "problem". */
export const problemNotice = (text: string) => html`<p class="notice" role="alert">${dangerIcon}<span id="problem">${text}</span></p>`

/** Notice why the user is asked to sign in again. */
export const reasonNotice = (text: string) => html`<p class="notice said" role="status">${infoIcon}<span>${text}</span></p>`

export const fieldError = (id: string, text: string) => html`<p class="error" id="${id}">${dangerIcon}<span>${text}</span></p>`

/** Works like the header (design-system/patterns/brand-mark.tsx): mark and name replace a logo that is missing or a mere line. */
const judgeLogo = `{
const logo = document.querySelector('.logo')
const replace = () => {
  logo.parentElement.hidden = true
  document.querySelector('.mark').hidden = false
}
logo.decode().then(() => logo.naturalWidth > ${longestLogo} * logo.naturalHeight && replace(), replace)
}`

function brand(name: string, logo: string | null, darkLogo: string | null, nonce: string): Fragment {
  const mark = html`<div class="mark"${logo ? html` hidden` : ''}><span aria-hidden="true">${markLetter(name)}</span><span>${name}</span></div>`
  if (!logo) return mark
  const dark = darkLogo ? html`<source srcset="${darkLogo}" media="screen and (prefers-color-scheme: dark)">` : ''
  return html`<picture>${dark}<img class="logo"${darkLogo ? html` data-dark` : ''} src="${logo}" alt="${name}"></picture>${mark}<script nonce="${nonce}">${raw(judgeLogo)}</script>`
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
${termsOfUseUrl && privacyUrl ? html`<ul class="links terms"><li><a href="${termsOfUseUrl}">${text.terms}</a></li><li><a href="${privacyUrl}">${text.privacy}</a></li></ul>` : ''}
</footer>`
}

export function renderPage({ language, title, tagline, settings, base, body, after = '', pageIn, policy = [] }: PageInput) {
  const nonce = randomBytes(16).toString('base64')
  const name = settings?.tenant?.name ?? 'Academic Services'
  const { favicon, logo, darkLogo, loginPageImage } = settings?.theme ?? noPictures
  const css = [
    webFaces(base),
    fallbackFaces,
    tenantThemeCss({
      primary: settings?.theme.primaryColor,
      accent: settings?.theme.accentColor,
      secondary: settings?.theme.secondaryColor,
      loading: settings?.theme.loadingColor,
    }),
    `:root{color-scheme:light dark;--on-field:var(--brand-on-solid);${modeCss('light')}}`,
    `@media(prefers-color-scheme:dark){:root{--on-field:var(--text);${modeCss('dark')}}}`,
    `@media(prefers-contrast:more){${root}{${contrastCss('black-on-white')}}}`,
    `@media(prefers-contrast:more) and (prefers-color-scheme:dark){${root}{${contrastCss('white-on-black')}}}`,
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
${loginPageImage ? html`<img src="${loginPageImage}" alt="">` : art}
<p>${tagline}</p>
</aside>
<main><div class="content">
${brand(name, logo, darkLogo, nonce)}
${body(nonce)}
${footer(language, settings, pageIn)}
${after}
</div></main>
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
