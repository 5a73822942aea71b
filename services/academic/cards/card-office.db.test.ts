import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { png } from '../../users/testing/pictures.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createWorld, type World } from '../testing/world.ts'
import { mayCheckIn, mayReviewCards } from '#api/permissions.ts'
import { purgeCardReadings } from './card-readings.queries.ts'

let world: World
const code = (expected: string) => expect.objectContaining({ code: expected })
const photo = () => new File([new Uint8Array(png(700, 800))], 'eu.png', { type: 'image/png' })
const bruno = () => world.client(principal({ userId: 1002, institutionId: 12 }))
const ana = () => world.client(principal({ userId: 1001, institutionId: 11 }))
const staff = (institutionId: number | null, { permissions, audience } = mayReviewCards) =>
  world.client(principal({ userId: 1102, institutionId, profile: 'OPERATION', permissions: { [audience]: permissions } }))
const askForCard = () => bruno().studentCards.register({ enrollmentId: 3, photo: photo() })
const withoutCard = () => world.rows(1, 'delete from academic.student_card where enrollment_id = 3')
const cardOfAna = async () => (await ana().studentCards.list({ enrollmentId: 1 })).results[0]!
const waiting = async (institutionId: number | null) =>
  (await staff(institutionId).studentCards.photosToReview({ page: 1, perPage: 10 })).results

const kept = new Map<string, Buffer>()
const files = {
  put: async (key, bytes) => void kept.set(key, bytes),
  read: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
} as Partial<FileStore> as FileStore

beforeAll(async () => {
  world = await createWorld({ files })
})

describe('photos', () => {
  beforeEach(withoutCard)

  it('wait where the institution looks at them, oldest first, and the card counts once one is accepted', async () => {
    const { cardId } = await askForCard()
    expect(await waiting(11)).toEqual([])
    const [shown] = await waiting(12)
    expect(shown).toMatchObject({ cardId, student: 'Bruno Lima' })
    expect((await staff(12).studentCards.photo({ cardId })).type).toBe('image/png')
    await staff(12).studentCards.decidePhoto({ cardId, photoId: shown!.photoId, reason: null })
    expect(await waiting(null)).toEqual([])
    expect((await bruno().studentCards.list({ enrollmentId: 3 })).results[0]!.situation).toBe('active')
  })

  it('are refused with a reason that the student reads, until another one is sent', async () => {
    const { cardId } = await askForCard()
    const [shown] = await waiting(12)
    await staff(12).studentCards.decidePhoto({ cardId, photoId: shown!.photoId, reason: 'O rosto está na sombra.' })
    expect((await bruno().studentCards.list({ enrollmentId: 3 })).results[0]).toMatchObject({
      situation: 'photo_refused',
      photoReason: 'O rosto está na sombra.',
    })
    expect(world.decidedPhotos.at(-1)).toEqual({
      tenantId: 1,
      userId: 1002,
      cardId,
      photoId: shown!.photoId,
      reason: 'O rosto está na sombra.',
    })
    expect(await askForCard()).toMatchObject({ cardId, situation: 'photo_pending', photoReason: null })
  })

  it('are not decided on twice, nor after the student replaced them', async () => {
    const { cardId } = await askForCard()
    const [first] = await waiting(12)
    await askForCard()
    const decide = (photoId: string) => staff(12).studentCards.decidePhoto({ cardId, photoId, reason: null })
    await expect(decide(first!.photoId)).rejects.toEqual(code('NOT_ALLOWED'))
    const [second] = await waiting(12)
    const before = world.decidedPhotos.length
    const decisions = await Promise.allSettled([decide(second!.photoId), decide(second!.photoId)])
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(world.decidedPhotos).toHaveLength(before + 1)
  })

  it('are for who may decide on them, in the own institution', async () => {
    const { cardId } = await askForCard()
    const [shown] = await waiting(12)
    const decision = { cardId, photoId: shown!.photoId, reason: null }
    await expect(staff(11).studentCards.decidePhoto(decision)).rejects.toEqual(code('NOT_FOUND'))
    await expect(staff(11).studentCards.photo({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(staff(12, mayCheckIn).studentCards.decidePhoto(decision)).rejects.toEqual(code('FORBIDDEN'))
    await expect(bruno().studentCards.decidePhoto(decision)).rejects.toEqual(code('FORBIDDEN'))
    await expect(bruno().studentCards.photosToReview({ page: 1, perPage: 10 })).rejects.toEqual(code('FORBIDDEN'))
    const short = staff(12).studentCards.decidePhoto({ ...decision, reason: 'não' })
    await expect(short).rejects.toEqual(code('BAD_REQUEST'))
  })
})

describe('a new photo on a card that counts', () => {
  const card = async () => (await bruno().studentCards.list({ enrollmentId: 3 })).results[0]!
  const shownPhoto = () =>
    world.rows<{ photo: string | null }>(1, 'select photo from academic.student_card where enrollment_id = 3 and revoked_at is null')
  const decide = async (reason: string | null) => {
    const [shown] = await waiting(12)
    await staff(12).studentCards.decidePhoto({ cardId: shown!.cardId, photoId: shown!.photoId, reason })
  }
  beforeAll(async () => {
    await withoutCard()
    await askForCard()
    kept.clear()
    await world.rows(1, "update academic.student_card set photo = null, photo_status = 'accepted' where enrollment_id = 3")
  })

  it('waits while a card without one counts as it is, and comes on it once it is accepted', async () => {
    expect(await card()).toMatchObject({ situation: 'active', hasPhoto: false, newPhoto: null })
    expect(await askForCard()).toMatchObject({ situation: 'active', hasPhoto: false, newPhoto: 'pending' })
    const [shown] = await waiting(12)
    const { cardId, photoId } = shown!
    expect((await staff(12).studentCards.photo({ cardId, photoId })).type).toBe('image/png')
    await expect(staff(12, mayCheckIn).studentCards.photo({ cardId, photoId })).rejects.toEqual(code('FORBIDDEN'))
    await expect(staff(12, mayCheckIn).studentCards.photo({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    await decide(null)
    expect(await card()).toMatchObject({ situation: 'active', hasPhoto: true, newPhoto: null })
    expect((await staff(12, mayCheckIn).studentCards.photo({ cardId })).type).toBe('image/png')
  })

  it('leaves the accepted one where it is refused, and says why', async () => {
    const before = await shownPhoto()
    await askForCard()
    expect(await shownPhoto()).toEqual(before)
    await decide('O rosto está na sombra.')
    expect(await shownPhoto()).toEqual(before)
    const photoReason = 'O rosto está na sombra.'
    expect(await card()).toMatchObject({ situation: 'active', hasPhoto: true, newPhoto: 'refused', photoReason })
  })

  it('is one at a time: another one replaces it, and nobody accepts the one before', async () => {
    const [before] = await shownPhoto()
    await askForCard()
    const [first] = await waiting(12)
    await askForCard()
    expect(await waiting(12)).toHaveLength(1)
    const { cardId, photoId } = first!
    await expect(staff(12).studentCards.decidePhoto({ cardId, photoId, reason: null })).rejects.toEqual(code('NOT_ALLOWED'))
    await decide(null)
    const [after] = await shownPhoto()
    expect(after).not.toEqual(before)
    expect([...kept.keys()].filter((key) => key.startsWith('cards/1/3/'))).toEqual([after!.photo])
  })
})

describe('the setting', () => {
  it('decides whether the next photo counts at once', async () => {
    expect(await staff(12).studentCards.settings()).toEqual({ reviewsPhotos: true })
    await staff(12).studentCards.saveSettings({ reviewsPhotos: false })
    expect(await staff(12).studentCards.settings()).toEqual({ reviewsPhotos: false })
    expect(await askForCard()).toMatchObject({ situation: 'active', newPhoto: null })
    await staff(12).studentCards.saveSettings({ reviewsPhotos: true })
    expect(await askForCard()).toMatchObject({ situation: 'active', newPhoto: 'pending' })
  })

  it('is one institution’s, and changed by who may', async () => {
    await expect(staff(null).studentCards.saveSettings({ reviewsPhotos: false })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(staff(12, mayCheckIn).studentCards.settings()).rejects.toEqual(code('FORBIDDEN'))
    expect(await staff(11).studentCards.settings()).toEqual({ reviewsPhotos: false })
  })
})

describe('a code that was read before', () => {
  const gate = () => staff(11, mayCheckIn).studentCards
  const scanned = async () => {
    const { cardId, validationCode } = await cardOfAna()
    const { proof } = await ana().studentCards.proof({ cardId })
    return `https://portal.example/${validationCode}?proof=${proof}`
  }

  it('counts, and the gate says when and where', async () => {
    const text = await scanned()
    expect(await gate().checkIn({ code: text, place: 'Portaria A' })).toMatchObject({ result: 'valid', earlier: null })
    const at = world.clock.now().toISOString()
    world.clock.advance(40_000)
    const again = await gate().checkIn({ code: text, place: 'Portaria B' })
    expect(again).toMatchObject({ result: 'valid', earlier: { at, place: 'Portaria A' } })
    // The code that the card shows next is another one.
    expect(await gate().checkIn({ code: await scanned(), place: 'Portaria A' })).toMatchObject({ result: 'valid', earlier: null })
  })

  it('says so for a typed code within five minutes, and no longer', async () => {
    const { typedCode } = await cardOfAna()
    world.clock.advance(600_000)
    expect((await gate().checkIn({ code: typedCode, place: 'Portaria A' })).earlier).toBeNull()
    world.clock.advance(299_000)
    expect((await gate().checkIn({ code: typedCode, place: 'Portaria B' })).earlier?.place).toBe('Portaria A')
    world.clock.advance(300_000)
    expect((await gate().checkIn({ code: typedCode, place: 'Portaria A' })).earlier).toBeNull()
  })

  it('at two gates at once says so at one of them, and not for a reading that is sent again', async () => {
    const text = await scanned()
    const answers = await Promise.all(['Portaria A', 'Portaria B'].map((place) => gate().checkIn({ code: text, place })))
    expect(answers.filter(({ earlier }) => earlier !== null)).toHaveLength(1)
    world.clock.advance(600_000)
    const [late, readAt] = [await scanned(), world.clock.now().toISOString()]
    for (let times = 0; times < 2; times++) {
      world.clock.advance(60_000)
      expect((await gate().checkIn({ code: late, place: 'Portaria D', readAt })).earlier).toBeNull()
    }
  })

  it('is kept for a day, and no student sees it', async () => {
    const count = async () => (await world.rows(1, 'select from academic.card_reading')).length
    expect(await count()).toBeGreaterThan(0)
    await purgeCardReadings(world, [1])
    expect(await count()).toBeGreaterThan(0)
    world.clock.advance(86_400_000 + 301_000)
    await purgeCardReadings(world, [1])
    expect(await count()).toBe(0)
  })
})

describe('readings that a gate sends later', () => {
  const gate = () => staff(11, mayCheckIn)
  const read = async (age: number, place: string) => {
    const { cardId, validationCode } = await cardOfAna()
    const { proof } = await ana().studentCards.proof({ cardId })
    const readAt = world.clock.now()
    world.clock.advance(age)
    const text = `https://portal.example/${validationCode}?proof=${proof}`
    return gate().studentCards.checkIn({ code: text, place, readAt: readAt.toISOString() })
  }

  it('are checked as of then, and written once with the time of then', async () => {
    const { result, card } = await read(3 * 3_600_000, 'Portaria B')
    expect(result).toBe('valid')
    const { checkIns } = await cardOfAna()
    expect(checkIns).toContainEqual({ at: card!.at, place: 'Portaria B' })
    expect(world.clock.now().getTime() - Date.parse(card!.at)).toBe(3 * 3_600_000)
    await gate().studentCards.checkIn({ code: (await cardOfAna()).typedCode, place: 'Portaria B', readAt: card!.at })
    expect((await cardOfAna()).checkIns).toHaveLength(checkIns.length)
  })

  it('do not count after a day', async () => {
    expect((await read(25 * 3_600_000, 'Portaria C')).result).toBe('stale')
    expect((await cardOfAna()).checkIns.map(({ place }) => place)).not.toContain('Portaria C')
  })
})

describe('a lost card', () => {
  it('is revoked by its owner alone, and another one may be asked for', async () => {
    const { cardId, validationCode, typedCode } = await cardOfAna()
    await expect(bruno().studentCards.revoke({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    const operator = world.client(principal({ userId: 1001, impersonatedBy: 9001 }))
    await expect(operator.studentCards.revoke({ cardId })).rejects.toEqual(code('FORBIDDEN'))
    await ana().studentCards.revoke({ cardId })
    expect((await world.client(null).studentCards.validate({ code: validationCode })).result).toBe('revoked')
    expect((await staff(11, mayCheckIn).studentCards.checkIn({ code: typedCode, place: 'A' })).result).toBe('revoked')
    await expect(ana().studentCards.proof({ cardId })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(ana().studentCards.revoke({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    const another = await ana().studentCards.register({ enrollmentId: 1, photo: photo() })
    expect(another.cardId).not.toBe(cardId)
    expect((await ana().studentCards.list({ enrollmentId: 1 })).results).toEqual([another])
  })
})
