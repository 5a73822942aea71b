import type { z } from 'zod'
import { lateReadings } from '#api/academic/student-card-limits.ts'
import type { CardValidation, checkInInput, GateAnswer, GateResult } from '#api/academic/student-cards.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { shortName } from '../../platform/masking.ts'
import type { Caller, GetTimeZone } from '../../platform/service.ts'
import { readCode } from './card-code.ts'
import { type CardKeyPorts, publicKeys } from './card-keys.queries.ts'
import { checkProof } from './card-proof.ts'
import { getSituation } from './card-situation.ts'
import { addReading } from './card-readings.queries.ts'
import { addCheckIn, cardAtGate, cardByCode, cardByTypedCode, type CardRow } from './cards.queries.ts'

export type CardPorts = CardKeyPorts & { getTimeZone: GetTimeZone }

/** Returns the public data of a card by its code and the content of its QR code when scanned. Throws NOT_FOUND. */
export async function validateCard(
  ports: CardPorts,
  { code, proof }: { code: string; proof?: string | undefined },
): Promise<CardValidation> {
  const card = await cardByCode(ports.pool, code)
  if (!card) throw new DomainError('NOT_FOUND')
  const { tenantId, student, course, institution, validUntil } = card
  return { tenantId, student: shortName(student), course, institution, validUntil, result: await getResult(ports, card, proof ?? null) }
}

/**
 * Reads a card at a gate and checks a valid one in.
 *
 * @param code what was scanned or typed
 * @param readAt when a gate without network read it; its proof is checked as of then
 */
export async function readAtGate(
  ports: CardPorts,
  gate: Caller,
  { code, place, readAt }: z.output<typeof checkInInput>,
): Promise<GateAnswer> {
  const read = readCode(code)
  const found =
    read === null
      ? null
      : read.kind === 'typed'
        ? await cardByTypedCode(ports.pool, gate.tenantId, read.code)
        : await cardByCode(ports.pool, read.code)
  if (!found) return { result: 'unknown', card: null, earlier: null }
  const card = found.tenantId === gate.tenantId ? await cardAtGate(ports.pool, gate, found.cardId) : null
  if (!card) return { result: 'elsewhere', card: null, earlier: null }
  const at = timeOfReading(ports.clock.now(), readAt)
  const proof = read?.kind === 'scanned' ? read.proof : null
  const situation = await getResult(ports, card, proof, at)
  const result = situation === 'valid' && proof === null ? 'unproven' : situation
  const { tenantId, cardId, student, academicRecord, course, photo } = card
  const shown = { cardId, student, academicRecord, course, hasPhoto: photo !== null, at: at.toISOString() }
  if (situation !== 'valid') return { result, card: shown, earlier: null }
  const reading = { tenantId, cardId, at, place, readBy: gate.userId }
  await addCheckIn(ports.pool, reading)
  const earlier = await addReading(ports.pool, { ...reading, code: proof ?? card.validationCode })
  return { result, card: shown, earlier: earlier && { at: earlier.at.toISOString(), place: earlier.place } }
}

/** Returns the time of the reading; a time in the future, or too long ago, is replaced by now. */
function timeOfReading(now: Date, readAt: string | undefined): Date {
  const read = readAt === undefined ? now : new Date(readAt)
  return read > now || now.getTime() - read.getTime() > lateReadings ? now : read
}

async function getResult(
  { pool, clock, getTimeZone }: CardPorts,
  card: CardRow,
  proof: string | null,
  at = clock.now(),
): Promise<CardValidation['result'] & GateResult> {
  const { tenantId, validationCode } = card
  const situation = getSituation(card, civilToday(clock, await getTimeZone(tenantId)))
  if (situation === 'revoked' || situation === 'expired') return situation
  if (situation !== 'active') return 'inactive'
  if (proof === null) return 'valid'
  const checked = await checkProof(proof, { keys: await publicKeys(pool, tenantId), tenantId, validationCode, now: at })
  return checked === 'fresh' ? 'valid' : checked
}
