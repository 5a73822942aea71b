import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { localizedReason } from '#api/refusal-reasons.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { shortAddress, signedAddress } from './validation-address.server.ts'

/** The courses of the person, and the cards that they have. */
export const getStudentCards = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { scope, session, upstream } }) => {
    const { enrollments, studentCards } = upstream.academic
    const [courses, cards] = await Promise.all([enrollments.list(), studentCards.ofStudent({ userId: session.userId })])
    return {
      enrollments: courses.results,
      cards: cards.results.map((card) => ({ ...card, photoReason: card.photoReason && localizedReason(scope.locale, card.photoReason) })),
    }
  })

/** Returns an active card's QR code, valid for some minutes: the short address, or the one with a proof for gates without network. */
export const getCardProof = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ cardId: z.uuid(), validationCode: z.string().max(22), isSigned: z.boolean() }))
  .handler(async ({ context: { scope, upstream }, data: { cardId, validationCode, isSigned } }) => {
    const { proof, shortCode, expiresAt } = await upstream.academic.studentCards.proof({ cardId })
    const address = isSigned ? signedAddress(scope, validationCode, proof) : shortAddress(scope, shortCode)
    return { qr: qrDrawing(address), expiresAt }
  })

/** Revokes a card that was lost or photographed: it is no longer valid, and another one may be requested. */
export const revokeStudentCard = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ cardId: z.uuid() }))
  .handler(async ({ context: { upstream }, data }) => {
    await upstream.academic.studentCards.revoke(data)
  })
