export function createRedirect(location: string, status: 302 | 303 | 307 = 302): Response {
  return new Response(null, { status, headers: { location } })
}

export function isPageRequest(request: Request): boolean {
  return request.method === 'GET' && acceptsPage(request)
}

/** Whether a page is accepted as the answer; also for forms, some of which are answered with a page. */
export function acceptsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/** CSRF check for form posts: browsers send Origin with every POST. */
export function isSameOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}
