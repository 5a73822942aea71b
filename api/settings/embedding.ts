import { z } from 'zod'

export const assistants = z.object({
  handTalk: z.object({ token: z.string().min(1), scriptUrl: z.url() }).nullable(),
  vlibras: z.object({ scriptUrl: z.url(), appUrl: z.url() }).nullable(),
  equalWeb: z.object({ siteKey: z.string().min(1), scriptUrl: z.url() }).nullable(),
})
export type Assistants = z.infer<typeof assistants>

/** An institution's page component from another team (docs/requirements/shell.md, section 2, `/wc`). */
export const webComponent = z.object({
  routeBase: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  tag: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/),
  scriptUrl: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])[^\s]*$/)]),
})
