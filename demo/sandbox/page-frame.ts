import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Already escaped. */
export type Fragment = HtmlEscapedString | Promise<HtmlEscapedString>

interface Frame {
  language: string
  title: string
  /** Trusted CSS only. */
  style: string
  nonce: string
  body: Fragment
}

/** Frame of sandbox pages: not indexed. */
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
