import { describe, expect, it } from 'vitest'
import { textStream } from './export-stream.ts'

/** Counts the batches read and records cancellation. */
function source(count: number, failAt = Number.POSITIVE_INFINITY) {
  const seen = { read: 0, left: false }
  async function* batches() {
    try {
      for (; seen.read < count; ) {
        if (seen.read === failAt) throw new Error('upstream broke off')
        yield ++seen.read
      }
    } finally {
      seen.left = true
    }
  }
  return { seen, batches: batches() }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 5))
const line = (batch: number) => `${batch}\n`

describe('textStream', () => {
  it('writes the start and every batch, skipping empty ones', async () => {
    const { batches } = source(5)
    expect(await new Response(textStream('head\n', batches, (batch) => (batch % 2 ? '' : line(batch)))).text()).toBe('head\n2\n4\n')
  })

  it('waits for its reader: a thousand batches are not read ahead', async () => {
    const { seen, batches } = source(1_000)
    const reader = textStream('head\n', batches, line).getReader()
    await wait()
    expect(seen.read).toBeLessThanOrEqual(2)
    for (let taken = 0; taken < 10; taken++) await reader.read()
    await wait()
    expect(seen.read).toBeLessThanOrEqual(12)
  })

  it('tells the source when the reader leaves', async () => {
    const { seen, batches } = source(1_000)
    const stream = textStream('head\n', batches, line)
    await wait()
    await stream.cancel()
    expect(seen.left).toBe(true)
  })

  it('breaks off when the source does, so that no one takes a part for the whole', async () => {
    const { batches } = source(10, 3)
    await expect(new Response(textStream('head\n', batches, line)).text()).rejects.toThrow('upstream broke off')
  })
})
