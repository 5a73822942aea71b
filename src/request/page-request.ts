/** Whether a browser asks for a page, rather than for a file or a server function. */
export function isPageRequest(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept')?.includes('text/html') ?? false)
}
