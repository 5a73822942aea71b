import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { instant } from './shared.ts'

/** What a file is kept under: made by whoever sends it, so that sending it twice keeps one. */
export const paymentFileName = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|pdf)$/)

/** Something that shows that a payment was made, such as the slip of a bank's machine. */
export const paymentFile = z.object({
  name: paymentFileName,
  /** What whoever sent it calls it. */
  title: z.string(),
  /** In bytes. */
  size: z.number().int(),
  sentAt: instant,
})
export type PaymentFile = z.infer<typeof paymentFile>

export const paymentFileInput = z.object({ name: paymentFileName })

/** What shows that payments were made: sent by whoever paid, read by them and by staff of the context. */
export const paymentFilesContract = {
  list: oc
    .route({ method: 'GET', path: '/files', summary: 'What shows that a payment was made' })
    .errors(commonErrors)
    .input(z.object({ paymentId: z.uuid() }))
    .output(z.object({ results: z.array(paymentFile) })),
  send: oc
    .route({ method: 'POST', path: '/files/{name}', summary: 'Keeps a file that shows that a payment was made' })
    .errors(withErrors('FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES'))
    .input(paymentFileInput.extend({ paymentId: z.uuid(), file: z.file() }))
    .output(paymentFile),
  url: oc
    .route({ method: 'GET', path: '/files/get-url', summary: 'An address at which the file can be read for a while' })
    .errors(commonErrors)
    .input(paymentFileInput)
    .output(z.object({ url: z.string() })),
  read: oc
    .route({ method: 'GET', path: '/files/{name}', summary: 'The file itself' })
    .errors(commonErrors)
    .input(paymentFileInput)
    .output(z.file()),
  remove: oc
    .route({ method: 'DELETE', path: '/files/delete-file', summary: 'Takes a file back' })
    .errors(commonErrors)
    .input(paymentFileInput)
    .output(z.object({})),
}
