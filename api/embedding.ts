import { z } from 'zod'

/** Third-party accessibility tools, each under the institution's own contract. */
export const assistants = z.object({
  handTalk: z.object({ token: z.string().min(1), scriptUrl: z.url() }).nullable(),
  vlibras: z.object({ scriptUrl: z.url(), appUrl: z.url() }).nullable(),
  equalWeb: z.object({ siteKey: z.string().min(1), scriptUrl: z.url() }).nullable(),
})
export type Assistants = z.infer<typeof assistants>

/** An institution's page component from another team (docs/requirements/shell.md, section 2, `/wc`). */
export const webComponent = z.object({
  /** First path segment in `/wc/{routeBase}/{tag}`. */
  routeBase: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  tag: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/),
  /** An absolute URL, or a path of the portal's host. */
  scriptUrl: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])[^\s]*$/)]),
})
