import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const works = fc.array(fc.boolean(), { maxLength: 12 })

it('runs so many at once and no more, in the order they came, whatever fails, time and again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(works, { maxLength: 4 }),
      fc.scheduler(),
      async (atOnce, rounds, scheduler) => {
        const inTurn = limitConcurrency(atOnce)
        for (const fails of rounds) {
          const begun: number[] = []
          let [running, most] = [0, 0]
          const results = fails.map((isFailing, index) =>
            inTurn(async () => {
              begun.push(index)
              most = Math.max(most, ++running)
              await scheduler.schedule(Promise.resolve())
              running--
              if (isFailing) throw new Error('failed')
            }),
          )
          const settled = Promise.allSettled(results)
          await scheduler.waitFor(settled)
          expect((await settled).map(({ status }) => status === 'rejected')).toEqual(fails)
          expect([begun, most]).toEqual([fails.map((_, index) => index), Math.min(atOnce, fails.length)])
        }
      },
    ),
  )
})
