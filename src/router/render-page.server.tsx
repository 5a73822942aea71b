import { defineHandlerCallback, renderSsrHtmlResponse, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AnyRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { renderToString } from 'react-dom/server'
import { catalogs, sheet } from 'virtual:first-view'
import { appConfig } from '#config'
import { filesCookie, filesCookieHeader, readCookies } from '../request/cookies.server.ts'
import { firstViewStyles } from './first-view-styles.ts'
import { wholePageResponse } from './whole-page.server.ts'

const stylesOf = sheet && firstViewStyles(sheet)
const stylesheetLink = /<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/
const fontLink = /<link rel="preload" as="font"[^>]*>/
/** In no text: its quotes would be escaped. */
const dataScript = '" data-tsr-stream-part="'
const documentStart = /<html lang="([^"]*)" data-words="([^"]*)"/

/**
 * Renders a whole page (docs/decisions/0003-render-whole-pages.md). In a browser that has not had the stylesheet and the font
 * yet, what the first view needs of them stands in the page, and they come after it (docs/decisions/0032-first-view.md).
 */
export const renderPage = defineHandlerCallback(({ request, router, responseHeaders }) => {
  const render = () => documentOf(request, router, responseHeaders)
  // Middleware answers HEAD with the headers of a body that it drops.
  return request.method === 'GET'
    ? wholePageResponse(getGlobalStartContext()!, router, responseHeaders, render)
    : renderSsrHtmlResponse({ router, responseHeaders, render })
})

function documentOf(request: Request, router: AnyRouter, responseHeaders: Headers): string {
  const html = markEnd(renderToString(<RouterServer router={router} />))
  const [link, stylesheet] = stylesheetLink.exec(html.slice(0, html.indexOf('</head>'))) ?? []
  if (!stylesOf || !link || !stylesheet) return html
  const nonce = router.options.ssr?.nonce ?? ''
  const preloads = catalogPreloads(html, nonce) + expectEnd
  if (readCookies(request)[filesCookie] === stylesheet) return html.replace(link, () => link + preloads)
  responseHeaders.append('set-cookie', filesCookieHeader(stylesheet))
  return withFirstView(html, link, `<style nonce="${nonce}">${stylesOf(html)}</style>${preloads}`)
}

/** Tables' columns and the header's tools would move if they were painted before all of them has come. */
const expectEnd = '<link rel="expect" href="#page-end" blocking="render"/>'
/** At what follows the content: Chromium waits for a start tag, not for the end of an element. */
function markEnd(html: string): string {
  const at = html.lastIndexOf('<script', html.indexOf(dataScript))
  return at === -1 ? html : `${html.slice(0, at)}<script id="page-end"${html.slice(at + '<script'.length)}`
}

/** With a preload in the head, Chromium would wait for the font; coming later, the font would move what is already there. */
function withFirstView(html: string, stylesheet: string, firstView: string): string {
  const [font = ''] = fontLink.exec(html) ?? []
  const later = stylesheet + font.replace('rel="preload"', 'rel="prefetch"')
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  const head = html
    .slice(0, headEnd)
    .replace(font, '')
    .replace(stylesheet, () => firstView)
  return head + html.slice(headEnd, bodyEnd) + later + html.slice(bodyEnd)
}

/** Scripts find the page's catalogs only once they run. */
function catalogPreloads(html: string, nonce: string): string {
  const [, locale, words] = documentStart.exec(html) ?? []
  return ['', ...(words ?? '').split(' ')]
    .flatMap((area, index) => (area || index === 0 ? (catalogs[`${area}/${locale}`] ?? []) : []))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${appConfig.basePath}/${file}" nonce="${nonce}"/>`)
    .join('')
}
