/** Whether a form was sent by a page of the portal itself: browsers name the origin of every POST. */
export function isFromPortal(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}
