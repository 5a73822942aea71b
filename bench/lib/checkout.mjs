import { payableCents } from './debts.mjs'
import { measured, memory } from './load.mjs'
import { accessToken, sessionCookie } from './sign-in.mjs'

/** Debts per page and quote. */
const together = 3
const payer = 'clara.dias'

/** Measures the checkout's page, the quote and the Pix charge; each charge pays its own debt. @param calls number of each */
export async function checkout({ origin, metricsUrl, dataDirectory, debtIds, calls }) {
  const cookie = await sessionCookie(origin, payer)
  const authorization = `Bearer ${await accessToken(origin, payer, dataDirectory)}`
  const services = `${origin}/academic-services/services/financial`
  // Sorted, since the page redirects any other order.
  const some = (index) =>
    Array.from({ length: together }, (_, nth) => debtIds[(index * together + nth) % debtIds.length]).sort((a, b) => a - b)
  const works = {
    page: (index) => ({
      url: `${origin}/academic-services/financial/payment-checkout?debts=${some(index).join(',')}`,
      headers: { cookie },
      shortest: 5000,
    }),
    quote: (index) => ({
      url: `${services}/payment/quote?${some(index)
        .map((id, nth) => `debtIds[${nth}]=${id}`)
        .join('&')}`,
      headers: { authorization },
      shortest: 100,
    }),
    pix: (index) => ({
      url: `${services}/payment/charges/pix`,
      headers: { authorization, 'content-type': 'application/json' },
      method: 'POST',
      body: JSON.stringify({ debtIds: [debtIds[index]], expectedAmount: payableCents, idempotencyKey: crypto.randomUUID() }),
      shortest: 100,
    }),
  }
  // Warm-up; charges use the last debts.
  for (const name of ['page', 'quote']) await measured(100, works[name])
  await measured(debtIds.length - calls, (index) => works.pix(calls + index))
  const before = await memory(metricsUrl)
  const figures = {}
  for (const [name, callOf] of Object.entries(works)) figures[name] = await measured(calls, callOf)
  return { ...figures, together, memory: { before, after: await memory(metricsUrl) } }
}
