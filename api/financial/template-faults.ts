import { z } from 'zod'

const faultReason = z.enum([
  /** Not JSON. */
  'json',
  /** Not UTF-8; unreadable bytes were replaced by U+FFFD. */
  'encoding',
  /** More bytes than a template may have. */
  'size',
  /** A template of another document. */
  'document',
  'missing',
  /** A name that a template does not know. */
  'unknown',
  'value',
  /** A text names a field that the document does not have. */
  'field',
  'part-missing',
  'part-twice',
  /** A required field of the document appears in no text and no table. */
  'field-missing',
  /** More than fits on the sheet, or than the pages that a document may have. */
  'layout',
])

/** Why a template is refused, and where. */
export const templateFault = z.object({
  reason: faultReason,
  path: z.array(z.union([z.string(), z.number()])),
  /** The field, part or name that it is about. */
  name: z.string().nullable(),
  /** The line in the text that was sent, counted from 1; null where it was not read from a text. */
  line: z.number().int().min(1).nullable(),
})
export type TemplateFault = z.infer<typeof templateFault>
export type FaultReason = TemplateFault['reason']
