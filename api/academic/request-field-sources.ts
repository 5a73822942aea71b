import { z } from 'zod'

/** The sources from which `dynamic` and `dynamic-list` fields can take their values. */
export const fieldSourceId = z.enum([
  'subjects-in-progress',
  'subjects-approved',
  /** Filtered by the value of a field named `term`. */
  'subjects-of-curriculum',
  'courses',
  'institutions',
  'states',
  /** Filtered by the value of a field named `state`. */
  'cities',
])
export type FieldSourceId = z.infer<typeof fieldSourceId>
