import { z } from 'zod'

/** Helpers for people who read with difficulty or sign, each by the institution's own contract with its maker. */
export const assistants = z.object({
  /** Sign language by Hand Talk. */
  handTalk: z.object({ token: z.string().min(1), scriptUrl: z.url() }).nullable(),
  /** Sign language by VLibras, of the Brazilian government. */
  vlibras: z.object({ scriptUrl: z.url(), appUrl: z.url() }).nullable(),
  /** A toolbar by EqualWeb. */
  equalWeb: z.object({ siteKey: z.string().min(1), scriptUrl: z.url() }).nullable(),
})
export type Assistants = z.infer<typeof assistants>

/** A page's part that another team ships, registered by the institution (docs/requirements/shell.md, section 2, `/wc`). */
export const webComponent = z.object({
  /** The first segment of its address, `/wc/{routeBase}/{tag}`. */
  routeBase: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  /** A custom element's name. */
  tag: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/),
  /** The module that defines the element: anywhere, or a path of the portal's own host. */
  scriptUrl: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])[^\s]*$/)]),
})
