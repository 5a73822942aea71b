import type { z } from 'zod'
import { lateReadings } from '#api/academic/student-card-limits.ts'
import type { CardValidation, checkInInput, GateAnswer, GateResult } from '#api/academic/student-cards.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { shortName } from '../../platform/masking.ts'
import type { Caller, GetTimeZone } from '../../platform/service.ts'
import { type ReadCode, readCode } from './card-code.ts'
import { type CardKeyPorts, publicKeys, verifyingKeys } from './card-keys.queries.ts'
import { checkProof } from './card-proof.ts'
import { checkStamp } from './card-stamp.ts'
import { getSituation } from './card-situation.ts'
import { addReading } from './card-readings.queries.ts'
import { addCheckIn, cardAtGate, cardByCode, cardByTypedCode, type CardRow } from './cards.queries.ts'

export type CardPorts = CardKeyPorts & { getTimeZone: GetTimeZone }

/** How a card was shown: with a signed proof, with the stamp of a short code, or with neither. */
type Evidence = { proof: string } | { stamp: string } | null

/**
 * Returns the public data of a card by its code and the content of its QR code when scanned. A short code whose stamp is forged names
 * no card: typed codes could be guessed. Throws NOT_FOUND.
 */
export async function validateCard(
  ports: CardPorts,
  { code, proof, tenantId: place }: { code: string; proof?: string | undefined; tenantId?: number | undefined },
): Promise<CardValidation> {
  const read = readCode(code)
  const isStamped = read?.kind === 'stamped'
  const card = isStamped
    ? place === undefined
      ? null
      : await cardByTypedCode(ports.pool, place, read.code)
    : await cardByCode(ports.pool, code)
  if (!card) throw new DomainError('NOT_FOUND')
  const result = await getResult(ports, card, isStamped ? { stamp: read.stamp } : proof === undefined ? null : { proof })
  if (isStamped && result === 'forged') throw new DomainError('NOT_FOUND')
  const { tenantId, student, course, institution, validUntil } = card
  return { tenantId, student: shortName(student), course, institution, validUntil, result }
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
      : read.kind === 'scanned'
        ? await cardByCode(ports.pool, read.code)
        : await cardByTypedCode(ports.pool, gate.tenantId, read.code)
  if (!found) return { result: 'unknown', card: null, earlier: null }
  const card = found.tenantId === gate.tenantId ? await cardAtGate(ports.pool, gate, found.cardId) : null
  if (!card) return { result: 'elsewhere', card: null, earlier: null }
  const at = timeOfReading(ports.clock.now(), readAt)
  const evidence = getEvidence(read)
  const situation = await getResult(ports, card, evidence, at)
  const result = situation === 'valid' && evidence === null ? 'unproven' : situation
  const { tenantId, cardId, student, academicRecord, course, photo } = card
  const shown = { cardId, student, academicRecord, course, hasPhoto: photo !== null, at: at.toISOString() }
  if (situation !== 'valid') return { result, card: shown, earlier: null }
  const reading = { tenantId, cardId, at, place, readBy: gate.userId }
  await addCheckIn(ports.pool, reading)
  const earlier = await addReading(ports.pool, { ...reading, code: evidence === null ? card.validationCode : code })
  return { result, card: shown, earlier: earlier && { at: earlier.at.toISOString(), place: earlier.place } }
}

function getEvidence(read: ReadCode): Evidence {
  if (read?.kind === 'stamped') return { stamp: read.stamp }
  return read?.kind === 'scanned' && read.proof !== null ? { proof: read.proof } : null
}

/** Returns the time of the reading; a time in the future, or too long ago, is replaced by now. */
function timeOfReading(now: Date, readAt: string | undefined): Date {
  const read = readAt === undefined ? now : new Date(readAt)
  return read > now || now.getTime() - read.getTime() > lateReadings ? now : read
}

async function getResult(
  ports: CardPorts,
  card: CardRow,
  evidence: Evidence,
  at = ports.clock.now(),
): Promise<CardValidation['result'] & GateResult> {
  const { pool, clock, getTimeZone } = ports
  const { tenantId, validationCode } = card
  const situation = getSituation(card, civilToday(clock, await getTimeZone(tenantId)))
  if (situation === 'revoked' || situation === 'expired') return situation
  if (situation !== 'active') return 'inactive'
  if (evidence === null) return 'valid'
  const checked =
    'stamp' in evidence
      ? checkStamp(evidence.stamp, { keys: await verifyingKeys(ports, tenantId), validationCode, now: at })
      : await checkProof(evidence.proof, { keys: await publicKeys(pool, tenantId), tenantId, validationCode, now: at })
  return checked === 'fresh' ? 'valid' : checked
}
