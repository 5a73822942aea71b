import { z } from 'zod'
import { uploadLimits } from './upload-limits.ts'
import { instant } from '../shared.ts'

/** A file attached to a request, by the student or by the office. */
export const requestFile = z.object({ key: z.uuid(), name: z.string(), type: z.string(), size: z.number().int() })
export type RequestFile = z.infer<typeof requestFile>

/** Complete uploads of the caller. */
export const fileKeys = z.array(z.uuid()).max(uploadLimits.filesPerField)

/** A message text of several lines. PostgreSQL text cannot store NUL. */
export const messageText = z
  .string()
  .trim()
  .min(1)
  .max(5000)
  .regex(/^[\P{Cc}\r\n\t]*$/u)

export const requestMessage = z.object({
  messageId: z.uuid(),
  /** The message's position in the conversation, starting at 1. */
  position: z.number().int(),
  author: z.enum(['student', 'office']),
  /** The author's name; null if the account no longer exists. */
  name: z.string().nullable(),
  text: z.string(),
  files: z.array(requestFile),
  at: instant,
  /** When the other side read the message; null if it has not. */
  readAt: instant.nullable(),
  /** Never shown to students. */
  isInternal: z.boolean(),
})
export type RequestMessage = z.infer<typeof requestMessage>

/** `messageId` makes repeating it idempotent. */
export const newMessage = z.object({ requestId: z.uuid(), messageId: z.uuid(), text: messageText, files: fileKeys.default([]) })

/** Requests the newest fifty messages, or those before a position; they come oldest first. */
export const messagePage = z.object({ requestId: z.uuid(), before: z.number().int().positive().optional() })
export const messages = z.object({ results: z.array(requestMessage), hasEarlier: z.boolean() })
export type RequestMessages = z.infer<typeof messages>
