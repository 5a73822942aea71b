/** A redirect whose headers can still be added to, which `Response.redirect` does not allow. */
export function redirectTo(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { location } })
}
