import type pg from 'pg'

export const mailQueue = 'users.mail'

/** With a transaction's client, the job is sent only if it commits. */
export type SendJob = (name: string, data: object, within?: pg.ClientBase) => Promise<void>
