import { defineHandlerCallback, renderSsrHtmlResponse, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { catalogs, sheet } from 'virtual:first-view'
import { appConfig } from '#config'
import { filesCookie, filesCookieHeader, readCookies } from '../request/cookies.server.ts'
import { firstViewStyles } from './first-view-styles.ts'

const stylesOf = sheet && firstViewStyles(sheet)
const stylesheetLink = /<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/
const fontLink = /<link rel="preload" as="font"[^>]*>/
const documentStart = /<html lang="([^"]*)" data-words="([^"]*)"/

/**
 * Renders a whole page (docs/decisions/0003-render-whole-pages.md). In a browser that has not had the stylesheet and the font
 * yet, what the first view needs of them stands in the page, and they come after it (docs/decisions/0032-first-view.md).
 */
export const renderPage = defineHandlerCallback(({ request, router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () => {
      const html = renderToString(<RouterServer router={router} />)
      const [link, stylesheet] = stylesheetLink.exec(html) ?? []
      if (!stylesOf || !link || !stylesheet) return html
      const nonce = router.options.ssr?.nonce ?? ''
      const preloads = catalogPreloads(html, nonce)
      if (readCookies(request)[filesCookie] === stylesheet) return html.replace(link, () => link + preloads)
      responseHeaders.append('set-cookie', filesCookieHeader(stylesheet))
      return withFirstView(html, link, `<style nonce="${nonce}">${stylesOf(html)}</style>${preloads}`)
    },
  }),
)

/** With a preload in the head, Chromium would wait for the font; coming later, the font would move what is already there. */
function withFirstView(html: string, stylesheet: string, firstView: string): string {
  const [font = ''] = fontLink.exec(html) ?? []
  const later = stylesheet + font.replace('rel="preload"', 'rel="prefetch"')
  // Nothing else holds the first paint back, and a header painted before its end has come would move.
  const expect = html.includes(' id="content"') ? '<link rel="expect" href="#content" blocking="render"/>' : ''
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  const head = html
    .slice(0, headEnd)
    .replace(font, '')
    .replace(stylesheet, () => firstView + expect)
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
