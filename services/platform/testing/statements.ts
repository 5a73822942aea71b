import pg from 'pg'
import { vi } from 'vitest'

/** Returns the statements that `work` sends to the database, except the beginnings and ends of transactions. */
export async function getStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([text]) => (typeof text === 'string' ? text : (text as unknown as { text: string }).text))
    return texts.filter((text) => !/^(begin|commit)/.test(text))
  } finally {
    query.mockRestore()
  }
}
