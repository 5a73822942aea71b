import { transformHtmlStringWithRouter, getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { AnyRouter } from '@tanstack/react-router'
import type { RequestScope } from '../request/request-scope.server.ts'

/** A page's bytes, kept apart from its response, whose headers and status middleware may still change. */
export interface WholePage {
  body: Buffer | null
}

export interface PageText {
  render: () => string
  /** Completes the text after the router has added its data to it. */
  finish: (html: string) => string
}

/**
 * Answers with a page as the framework's `renderSsrHtmlResponse` does, but leaves its bytes in `page`: as the body of a `Response` they
 * are checked for lone surrogates, made a stream and read again. A response whose length is that of the bytes is the page's own.
 */
export async function wholePageResponse(
  { page, scope: { log } }: { page: WholePage; scope: Pick<RequestScope, 'log'> },
  router: AnyRouter,
  headers: Headers,
  { render, finish }: PageText,
): Promise<Response> {
  try {
    const body = Buffer.from(finish(await transformHtmlStringWithRouter(router, render())))
    page.body = body
    headers.set('content-length', String(body.length))
    return new Response(null, { status: getSsrStatus(router), headers })
  } catch (error) {
    log.error({ err: error }, 'page could not be rendered')
    return new Response('Internal Server Error', { status: 500, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
}
