import { z } from 'zod'
import { authMethod } from '../principal.ts'
import { instant } from '../shared.ts'

/** An account event shown to the user (docs/requirements/shell.md, section 2, my account). */
export const activity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed_in'), at: instant, method: authMethod }),
  z.object({
    kind: z.literal('impersonated'),
    at: instant,
    /** When its token was last renewed. */
    lastAt: instant,
    operatorName: z.string(),
    reason: z.string(),
  }),
])
export type Activity = z.infer<typeof activity>
