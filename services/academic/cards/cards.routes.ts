import type { Logger } from 'pino'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { issueDocument, type Letterheads } from '../../platform/documents/issue-document.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { requireAddress, requirePermission, requirePortal, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { checkPhoto } from '../../platform/images/person-photo.ts'
import { shortName } from '../../platform/masking.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { isStaff, callerScope, requireReviewer, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { mayCheckIn, mayReviewCards } from '#api/permissions.ts'
import type { CardPrinter } from './card-printer.ts'
import { publicKeys, signingKey } from './card-keys.queries.ts'
import { signProof } from './card-proof.ts'
import { stampCode } from './card-stamp.ts'
import { getSituation } from './card-situation.ts'
import { cardSettings, decidePhoto, type OnPhotoDecided, photosToReview, saveCardSettings } from './card-office.queries.ts'
import { cardAtGate, listCards, putPhotoOnCard, requireCard, revokeCard, revokedCodes } from './cards.queries.ts'
import { type CardPorts, readAtGate, validateCard } from './read-card.ts'

/** Limit per address: a turnstile without an account reads one card a second; codes of 128 bits cannot be guessed by trying. */
const looksPerAddress = { most: 60, seconds: 60 }

export type StudentCardPorts = CardPorts &
  Letterheads & {
    files: FileStore
    log: Logger
    onPhotoDecided: OnPhotoDecided
    cardPrinter: CardPrinter
    /** The portal's public address of a path below its base path. */
    publicAddress(tenantId: number, path: string): Promise<string>
  }

export function cardsRouter(ports: StudentCardPorts) {
  const { pool, clock, files, log } = ports
  const { studentCards } = base
  const reviewer = (context: ServiceContext) => requireReviewer(context, mayReviewCards)
  const student = (context: ServiceContext) => {
    const caller = requirePrincipal(context)
    return { scope: callerScope(caller, studentProfiles), today: civilToday(clock, caller.timeZone) }
  }
  return {
    list: studentCards.list.handler(async ({ context, input }) => {
      const { scope, today } = student(context)
      return { results: await listCards(pool, scope, today, input.enrollmentId) }
    }),
    ofStudent: studentCards.ofStudent.handler(async ({ context, input }) => {
      const { scope, today } = student(context)
      if (input.userId !== scope.userId) throw new DomainError('NOT_FOUND')
      return { results: await listCards(pool, scope, today) }
    }),
    register: studentCards.register.handler(async ({ context, input: { enrollmentId, photo: given } }) => {
      requireSelf(context)
      const { scope, today } = student(context)
      const checked = checkPhoto(Buffer.from(await given.arrayBuffer()), given)
      if (typeof checked === 'string') throw new DomainError(checked)
      // The new photo is stored before the card refers to it, and the old one deleted last, so that a failure leaves the old one intact.
      const photo = `cards/${scope.tenantId}/${enrollmentId}/${crypto.randomUUID()}.${checked.kind}`
      await files.put(photo, checked.bytes)
      try {
        const { card, replaced } = await putPhotoOnCard(pool, scope, { enrollmentId, photo, today, now: clock.now() })
        await Promise.all(replaced.map(removePhoto))
        return card
      } catch (error) {
        await removePhoto(photo)
        throw error
      }
    }),
    photo: studentCards.photo.handler(async ({ context, input }) => {
      const photo = await seenPhoto(requirePrincipal(context), input)
      const bytes = photo && (await files.read(photo))
      if (!bytes) throw new DomainError('NOT_FOUND')
      const type = photo.endsWith('.png') ? 'image/png' : 'image/jpeg'
      return new File([new Uint8Array(bytes)], `photo.${photo.slice(-3)}`, { type })
    }),
    pdf: studentCards.pdf.handler(async ({ context, input: { cardId, size, locale } }) => {
      const { scope, today } = student(context)
      const card = await requireCard(pool, scope, cardId)
      if (getSituation(card, today) !== 'active') throw new DomainError('NOT_ALLOWED')
      const photo = card.photo === null ? null : await files.read(card.photo)
      const address = await ports.publicAddress(card.tenantId, `/enrollment-student-cards/validations/${card.validationCode}`)
      return issueDocument({ ...ports, printer: ports.cardPrinter }, card, { card, photo, address, size }, locale)
    }),
    proof: studentCards.proof.handler(async ({ context, input }) => {
      const { scope, today } = student(context)
      const card = await requireCard(pool, scope, input.cardId)
      if (getSituation(card, today) !== 'active') throw new DomainError('NOT_ALLOWED')
      const { validationCode, tenantId, institutionId } = card
      const key = await signingKey(ports, tenantId)
      const now = clock.now()
      const { proof, expiresAt } = await signProof(key, { tenantId, institutionId, validationCode, name: shortName(card.student), now })
      return { proof, shortCode: stampCode(key, { typedCode: card.typedCode, validationCode, now }), expiresAt: expiresAt.toISOString() }
    }),
    checkIn: studentCards.checkIn.handler(({ context, input }) => {
      const gate = requireSelf(context)
      requirePermission(gate, mayCheckIn)
      return readAtGate(ports, gate, input)
    }),
    revoke: studentCards.revoke.handler(async ({ context, input }) => {
      requireSelf(context)
      await revokeCard(pool, student(context).scope, input.cardId, clock.now())
      return {}
    }),
    photosToReview: studentCards.photosToReview.handler(({ context, input }) => photosToReview(pool, reviewer(context), input)),
    decidePhoto: studentCards.decidePhoto.handler(async ({ context, input }) => {
      requireSelf(context)
      const remaining = await decidePhoto(ports, reviewer(context), input)
      if (remaining !== null) await removePhoto(remaining)
      return {}
    }),
    settings: studentCards.settings.handler(({ context }) => cardSettings(pool, reviewer(context))),
    saveSettings: studentCards.saveSettings.handler(async ({ context, input }) => {
      requireSelf(context)
      await saveCardSettings(pool, reviewer(context), input)
      return input
    }),
    // The calls below need no session.
    validate: studentCards.validate.handler(async ({ context, input }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'card-validation', address, looksPerAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
      return validateCard(ports, input)
    }),
    keys: studentCards.keys.handler(async ({ context, input }) => {
      requirePortal(context)
      return { keys: (await publicKeys(pool, input.tenantId)).map((key) => ({ ...key })) }
    }),
    revoked: studentCards.revoked.handler(async ({ context, input }) => {
      requirePortal(context)
      return { revoked: await revokedCodes(pool, input.tenantId) }
    }),
  }

  async function removePhoto(key: string): Promise<void> {
    await files.remove(key).catch((err: unknown) => log.warn({ err, key }, 'photo of a card not removed'))
  }

  /**
   * Key of the photo on a card: its owner's, or for a gate or who looks at photos one of their institution. With an id, the photo that
   * waits under it, which gates do not see. Throws NOT_FOUND.
   */
  async function seenPhoto(caller: Caller, { cardId, photoId }: { cardId: string; photoId?: string | undefined }): Promise<string | null> {
    const isReviewer = caller.permissions.academic?.includes(mayReviewCards.permissions[0]!) ?? false
    if (isStaff(caller)) requirePermission(caller, isReviewer || photoId !== undefined ? mayReviewCards : mayCheckIn)
    const card = isStaff(caller)
      ? await cardAtGate(pool, caller, cardId)
      : await requireCard(pool, callerScope(caller, studentProfiles), cardId)
    if (!card) throw new DomainError('NOT_FOUND')
    if (photoId === undefined) return card.photo
    return [card.newPhotoKey, card.photo].find((key) => key?.endsWith(`/${photoId}`)) ?? null
  }
}
