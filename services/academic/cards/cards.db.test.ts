import { createHash } from 'node:crypto'
import type { JWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { png } from '../../users/testing/pictures.ts'
import { createWorld, type World } from '../testing/world.ts'
import { mayCheckIn } from '#api/permissions.ts'
import { checkProof } from './card-proof.ts'

let world: World
const code = (expected: string) => expect.objectContaining({ code: expected })
const photo = () => new File([new Uint8Array(png(700, 800))], 'eu.png', { type: 'image/png' })
const ana = () => world.client(principal({ userId: 1001, institutionId: 11 }))
const gateAt = (institutionId: number | null, tenantId = 1) =>
  world.client(
    principal({
      userId: 1102,
      tenantId,
      institutionId,
      profile: 'OPERATION',
      permissions: { [mayCheckIn.audience]: mayCheckIn.permissions },
    }),
  )
const cardOfAna = async () => (await ana().studentCards.list({ enrollmentId: 1 })).results[0]!
const validate = (given: { code: string; proof?: string; tenantId?: number }) => world.client(null).studentCards.validate(given)

beforeAll(async () => {
  world = await createWorld()
})

describe('asking for a card', () => {
  it('makes it at once where nobody looks at photos, and shows the photo', async () => {
    const bruno = world.client(principal({ userId: 1002, institutionId: 11 }))
    await world.rows(1, 'delete from academic.student_card where enrollment_id = 2')
    const card = await bruno.studentCards.register({ enrollmentId: 2, photo: photo() })
    expect(card).toMatchObject({ situation: 'active', validFrom: '2026-11-21', validUntil: '2027-03-31', hasPhoto: true })
    expect((await bruno.studentCards.photo({ cardId: card.cardId })).type).toBe('image/png')
    expect((await bruno.studentCards.list({ enrollmentId: 2 })).results).toEqual([card])
  })

  it('waits for a look at the photo elsewhere, and proves nothing until then', async () => {
    const bruno = world.client(principal({ userId: 1002, institutionId: 12 }))
    const { cardId, situation, validationCode } = await bruno.studentCards.register({ enrollmentId: 3, photo: photo() })
    expect(situation).toBe('photo_pending')
    await expect(bruno.studentCards.proof({ cardId })).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await validate({ code: validationCode })).result).toBe('inactive')
  })

  it('puts another photo on the card that there is, asked for twice at once too', async () => {
    const before = await cardOfAna()
    const [one, two] = await Promise.all([1, 2].map(() => ana().studentCards.register({ enrollmentId: 1, photo: photo() })))
    expect([one!.cardId, two!.cardId]).toEqual([before.cardId, before.cardId])
    expect(one!.validationCode).toBe(before.validationCode)
  })

  it('is refused for a course that ended, for another’s course and for what is no photo', async () => {
    await expect(ana().studentCards.register({ enrollmentId: 9, photo: photo() })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(ana().studentCards.register({ enrollmentId: 2, photo: photo() })).rejects.toEqual(code('NOT_FOUND'))
    const text = new File(['<svg onload="alert(1)">'], 'eu.png', { type: 'image/png' })
    await expect(ana().studentCards.register({ enrollmentId: 1, photo: text })).rejects.toEqual(code('PHOTO_TYPE'))
    const operator = world.client(principal({ userId: 1001, impersonatedBy: 9001 }))
    await expect(operator.studentCards.register({ enrollmentId: 1, photo: photo() })).rejects.toEqual(code('FORBIDDEN'))
  })
})

describe('validating a card', () => {
  it('tells strangers as little as needed', async () => {
    const { validationCode } = await cardOfAna()
    expect(await validate({ code: validationCode })).toEqual({
      tenantId: 1,
      result: 'valid',
      student: 'Ana S.',
      course: 'Engenharia Civil',
      institution: 'Universidade Aurora, Campus Norte',
      validUntil: '2027-03-31',
    })
    await expect(validate({ code: 'A'.repeat(22) })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is for one address sixty times a minute', async () => {
    const scraper = world.client(null, 'pt-BR', '203.0.113.60').studentCards
    for (let look = 0; look < 60; look++) await expect(scraper.validate({ code: 'A'.repeat(22) })).rejects.toEqual(code('NOT_FOUND'))
    await expect(scraper.validate({ code: 'A'.repeat(22) })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
    await expect(validate({ code: 'A'.repeat(22) })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('takes a proof for five minutes, verified by the published keys', async () => {
    const { cardId, validationCode } = await cardOfAna()
    const { proof, expiresAt } = await ana().studentCards.proof({ cardId })
    expect(expiresAt).toBe('2026-11-21T15:05:00.000Z')
    const { keys } = await world.client(null).studentCards.keys({ tenantId: 1 })
    expect(keys).toEqual([expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' })])
    expect(keys[0]).not.toHaveProperty('d')
    const checked = await checkProof(proof, { keys: keys as JWK[], tenantId: 1, validationCode, now: world.clock.now() })
    expect(checked).toBe('fresh')
    expect((await validate({ code: validationCode, proof })).result).toBe('valid')
    world.clock.advance(6 * 60_000)
    expect((await validate({ code: validationCode, proof })).result).toBe('stale')
    expect((await validate({ code: validationCode, proof: `${proof.slice(0, -4)}AAAA` })).result).toBe('forged')
  })

  it('takes a short code for its minutes, at its own tenant alone', async () => {
    const { cardId, typedCode } = await cardOfAna()
    const { shortCode: short } = await ana().studentCards.proof({ cardId })
    expect(await validate({ code: short, tenantId: 1 })).toMatchObject({ result: 'valid', student: 'Ana S.' })
    await expect(validate({ code: short, tenantId: 2 })).rejects.toEqual(code('NOT_FOUND'))
    await expect(validate({ code: short })).rejects.toEqual(code('NOT_FOUND'))
    // The typed code alone, or with a guessed stamp, names nobody.
    await expect(validate({ code: `${typedCode.replace('-', '')}22222222`, tenantId: 1 })).rejects.toEqual(code('NOT_FOUND'))
    world.clock.advance(7 * 60_000)
    expect((await validate({ code: short, tenantId: 1 })).result).toBe('stale')
  })

  it('signs with another key after a month, and keeps the last one for two', async () => {
    const { cardId, validationCode } = await cardOfAna()
    const { proof } = await ana().studentCards.proof({ cardId })
    world.clock.advance(31 * 86_400_000)
    const [first, second] = await Promise.all([1, 2].map(() => ana().studentCards.proof({ cardId })))
    const kid = (text: string) => JSON.parse(Buffer.from(text.split('.')[0]!, 'base64url').toString()).kid as string
    expect(kid(first!.proof)).toBe(kid(second!.proof))
    expect(kid(first!.proof)).not.toBe(kid(proof))
    expect((await validate({ code: validationCode, proof })).result).toBe('stale')
  })

  it('says that a card is revoked, and lists its code by hash', async () => {
    const fabio = world.client(principal({ userId: 3001, tenantId: 3, institutionId: 31 }))
    const { cardId, validationCode } = (await fabio.studentCards.list({ enrollmentId: 7 })).results[0]!
    await world.rows(3, 'update academic.student_card set revoked_at = now() where card_id = $1', [cardId])
    expect((await validate({ code: validationCode })).result).toBe('revoked')
    const { revoked } = await world.client(null).studentCards.revoked({ tenantId: 3 })
    expect(revoked).toEqual([createHash('sha256').update(validationCode).digest('hex')])
    expect((await fabio.studentCards.list({ enrollmentId: 7 })).results).toEqual([])
  })
})

describe('at a gate', () => {
  it('checks a card in by its QR code or by what is typed, and the student sees when and where', async () => {
    const { cardId, validationCode, typedCode } = await cardOfAna()
    const { proof } = await ana().studentCards.proof({ cardId })
    const address = `https://portal.example/academic-services/enrollment-student-cards/validations/${validationCode}?proof=${proof}`
    const scanned = await gateAt(11).studentCards.checkIn({ code: address, place: 'Portaria A' })
    expect(scanned).toMatchObject({ result: 'valid', card: { student: 'Ana Souza', academicRecord: '202310482' } })
    const { shortCode } = await ana().studentCards.proof({ cardId })
    const short = { code: `HTTPS://PORTAL.EXAMPLE/academic-services/c/${shortCode}`, place: 'Portaria A' }
    expect(await gateAt(11).studentCards.checkIn(short)).toMatchObject({ result: 'valid', earlier: null })
    world.clock.advance(1000)
    expect(await gateAt(11).studentCards.checkIn(short)).toMatchObject({ result: 'valid', earlier: { place: 'Portaria A' } })
    expect(await gateAt(null).studentCards.checkIn({ code: typedCode.toLowerCase(), place: 'Biblioteca' })).toMatchObject({
      result: 'unproven',
    })
    const { checkIns } = await cardOfAna()
    expect(checkIns.map(({ place }) => place).sort()).toEqual(['Biblioteca', 'Portaria A'])
  })

  it('writes no check-in for a card that opens nothing', async () => {
    const before = (await cardOfAna()).checkIns.length
    const { cardId, validationCode, typedCode } = await cardOfAna()
    const { proof } = await ana().studentCards.proof({ cardId })
    world.clock.advance(10 * 60_000)
    const stale = await gateAt(11).studentCards.checkIn({ code: `https://x.example/${validationCode}?proof=${proof}`, place: 'A' })
    expect(stale).toMatchObject({ result: 'stale', card: { student: 'Ana Souza' } })
    expect(await gateAt(12).studentCards.checkIn({ code: typedCode, place: 'A' })).toEqual({
      result: 'elsewhere',
      card: null,
      earlier: null,
    })
    expect(await gateAt(21, 2).studentCards.checkIn({ code: validationCode, place: 'A' })).toEqual({
      result: 'elsewhere',
      card: null,
      earlier: null,
    })
    expect(await gateAt(11).studentCards.checkIn({ code: 'nonsense', place: 'A' })).toEqual({
      result: 'unknown',
      card: null,
      earlier: null,
    })
    expect((await cardOfAna()).checkIns).toHaveLength(before)
  })

  it('is for who may check people in', async () => {
    const { cardId } = await cardOfAna()
    await expect(ana().studentCards.checkIn({ code: 'x', place: 'A' })).rejects.toEqual(code('FORBIDDEN'))
    expect(
      (
        await world
          .client(null)
          .studentCards.photo({ cardId })
          .catch((error) => error)
      ).code,
    ).toBe('UNAUTHORIZED')
    await expect(gateAt(12).studentCards.photo({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    const peer = world.client(principal({ userId: 1002 }))
    await expect(peer.studentCards.photo({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(peer.studentCards.proof({ cardId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(peer.studentCards.ofStudent({ userId: 1001 })).rejects.toEqual(code('NOT_FOUND'))
  })
})
