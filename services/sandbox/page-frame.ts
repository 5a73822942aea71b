import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** What stands in a page: already escaped. */
export type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

interface Frame {
  language: string
  title: string
  /** A style sheet of our own; never what somebody sent. */
  style: string
  /** Of the content security policy of the same answer. */
  nonce: string
  body: Fragment
}

/** The document around a page of those who stand for the outside world: no scripts, not for search engines. */
export function pageFrame({ language, title, style, nonce, body }: Frame): Fragment {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">${raw(style)}</style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}
