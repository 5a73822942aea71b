import displayFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { defineHandlerCallback, renderSsrHtmlResponse, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { renderToString } from 'react-dom/server'
import { catalogs, sheet } from 'virtual:first-view'
import { entries, places } from 'virtual:route-trees'
import { appConfig } from '#config'
import { boundedCache } from '../request/bounded-cache.server.ts'
import { filesCookie, filesCookieHeader, readCookies } from '../request/cookies.server.ts'
import type { Shell } from '../request/shell.functions.ts'
import { afterPaint } from './after-paint.ts'
import { documentTree } from './document-tree.ts'
import { firstViewStyles } from './first-view-styles.ts'
import type { RouteTree } from './route-trees.ts'
import { wholePageResponse } from './whole-page.server.ts'

const findStyles = sheet && firstViewStyles(sheet)
const stylesheetLink = /<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/
const fontLink = /<link rel="preload" as="font"[^>]*>/
/** Marks the data script; it occurs in no text, whose quotes would be escaped. */
const dataScript = '" data-tsr-stream-part="'
const scriptLinks = /<link rel="modulepreload"[^>]*>/g
const entryScript = /<script(?=[^>]* type="module")(?=[^>]* src=)[^>]*><\/script>/
const documentStart = /<html lang="([^"]*)" data-words="([^"]*)"/

/**
 * Renders a whole page (docs/decisions/0003-render-whole-pages.md). In a browser that has not had the stylesheet and the font
 * yet, what the first view needs of them stands in the page, and they come after it (docs/decisions/0032-first-view.md).
 */
export const renderPage = defineHandlerCallback(({ request, router, responseHeaders }) => {
  const render = () => renderDocument(request, router, responseHeaders)
  // Middleware answers HEAD with the headers of a body that it drops.
  return request.method === 'GET'
    ? wholePageResponse(getGlobalStartContext()!, router, responseHeaders, { render, finish: (html) => nameEntry(html, router) })
    : renderSsrHtmlResponse({ router, responseHeaders, render })
})

function renderDocument(request: Request, router: AnyRouter, responseHeaders: Headers): string {
  const html = markEnd(renderToString(<RouterServer router={router} />)).replace('</head>', () => `${manifestLink}</head>`)
  const [link, stylesheet] = stylesheetLink.exec(html.slice(0, html.indexOf('</head>'))) ?? []
  if (!findStyles || !link || !stylesheet) return html
  const nonce = router.options.ssr?.nonce ?? ''
  const words = catalogPreloads(html, nonce)
  const isKnown = readCookies(request)[filesCookie] === stylesheet
  // The second font is no element of the page.
  responseHeaders.append('link', `<${displayFont}>; rel=${isKnown ? 'preload' : 'prefetch'}; as=font; type="font/woff2"; crossorigin`)
  if (isKnown) return html.replace(link, () => link + words + expectEnd)
  responseHeaders.append('set-cookie', filesCookieHeader(stylesheet))
  return withFirstView(html, { stylesheet: link, styles: findStyles(html), words, nonce })
}

/** Makes the portal installable. It stands in the HTML alone, since scripts never change it. */
const manifestLink = `<link rel="manifest" href="${appConfig.basePath}/manifest.webmanifest"/>`
/** Delays painting until the page's end has arrived: table columns and the header's tools would move otherwise. */
const expectEnd = '<link rel="expect" href="#page-end" blocking="render"/>'
/** Marks the element after the content: Chromium waits for a start tag, not for the end of an element. */
function markEnd(html: string): string {
  const at = html.lastIndexOf('<script', html.indexOf(dataScript))
  return at === -1 ? html : `${html.slice(0, at)}<script id="page-end"${html.slice(at + '<script'.length)}`
}

interface FirstViewParts {
  /** Link of the whole stylesheet. */
  stylesheet: string
  /** Its rules that the page's classes match. */
  styles: string
  /** Links of its catalogs. */
  words: string
  nonce: string
}

/** Adds the first view. The fonts are not preloaded: Chromium would wait for them in the head, and later they would move what is already there. */
function withFirstView(html: string, { stylesheet, styles, words, nonce }: FirstViewParts): string {
  const [font = ''] = fontLink.exec(html) ?? []
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  const [head, body] = [html.slice(0, headEnd), html.slice(headEnd, bodyEnd)]
  const [entry = ''] = entryScript.exec(body) ?? []
  const scripts = (head.match(scriptLinks) ?? []).join('') + words + entry
  return (
    head
      .replace(scriptLinks, '')
      .replace(font, '')
      .replace(stylesheet, () => `<style nonce="${nonce}">${styles}</style>${expectEnd}`) +
    body.replace(entry, '') +
    font.replace('rel="preload"', 'rel="prefetch"') +
    afterPaint(stylesheet, scripts, nonce) +
    html.slice(bodyEnd)
  )
}

/** Returns links that preload the page's catalogs, which scripts would only find once they run. */
function catalogPreloads(html: string, nonce: string): string {
  const [, locale, words] = documentStart.exec(html) ?? []
  const files = ['', ...(words ?? '').split(' ')].flatMap((area, index) =>
    area || index === 0 ? (catalogs[`${area}/${locale}`] ?? []) : [],
  )
  return [...new Set(files)]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${appConfig.basePath}/${file}" nonce="${nonce}"/>`)
    .join('')
}

/** Cached, since few pages and accesses differ, and each would be looked up among all places. */
const trees = boundedCache<RouteTree>()

/**
 * Names the first script whose routes the document needs, in place of the one with all routes that the framework knows: in its links,
 * its script and the data by which the browser finds them again.
 */
function nameEntry(html: string, router: AnyRouter): string {
  if (!entries) return html
  const matches = router.state.matches as AnyRouteMatch[]
  // Taken from the root route's loader: a query would load the services' client with the server's first module.
  const shell = matches[0]?.loaderData as Shell | undefined
  const routes = matches.map(({ routeId, fullPath }) => ({ id: routeId, fullPath }))
  const access = shell && { person: shell.person !== null, openPaths: shell.openPaths, closedPaths: shell.closedPaths }
  const tree = trees(JSON.stringify([access, routes]), () => documentTree({ shell, routes, places }))
  return tree === 'full' ? html : html.replaceAll(entries.full, entries[tree])
}
