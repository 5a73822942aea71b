/** A redirect whose headers can still be added to, which `Response.redirect` does not allow. */
export function redirectTo(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { location } })
}

/** Whether a browser asks for a page, rather than for a file or a server function. */
export function isPageRequest(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept')?.includes('text/html') ?? false)
}

/** Whether a form was sent by a page of the portal itself: browsers name the origin of every POST. */
export function isSameOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}
