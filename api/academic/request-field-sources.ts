import { z } from 'zod'

/** Where `dynamic` and `dynamic-list` fields may have their values from. */
export const fieldSourceId = z.enum([
  'subjects-in-progress',
  'subjects-approved',
  /** Narrowed by a field named `term`. */
  'subjects-of-curriculum',
  'courses',
  'institutions',
  'states',
  /** Narrowed by a field named `state`. */
  'cities',
])
export type FieldSourceId = z.infer<typeof fieldSourceId>
