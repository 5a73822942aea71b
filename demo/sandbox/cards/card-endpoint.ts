import { Hono } from 'hono'
import { z } from 'zod'
import type { SandboxCards } from './sandbox-cards.ts'

const sentCard = z.object({
  publicKey: z.string().max(100),
  number: z.string().max(40),
  expiry: z.string().max(10),
  code: z.string().max(4),
  holder: z.string().max(100),
})

/** Simulated tokenization endpoint: cards are never logged. */
export function cardEndpoint(cards: SandboxCards, prefix: `/${string}`): Hono {
  const app = new Hono({ strict: false }).basePath(prefix)
  app.post('/', async (context) => {
    context.header('cache-control', 'no-store')
    const card = sentCard.safeParse(await context.req.json().catch(() => null))
    const token = card.success ? await cards.tokenize(card.data) : null
    return token ? context.json({ token }) : context.json({ code: 'INVALID_CARD' }, 422)
  })
  return app
}
