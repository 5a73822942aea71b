import type { CardValidation } from '#api/academic/student-cards.ts'
import type { Locale } from '#config'
import { createFormats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { type ValidationPage, validationPage } from './validation-page.server.ts'

type Result = CardValidation['result'] | 'unknown' | 'tooMany' | 'unavailable'

/** Public page that says whether a student card of this hostname's institution is valid (docs/requirements/academic-and-financial.md §2). */
export async function showCardValidation(scope: RequestScope, code: string, proof: string | null): Promise<Response> {
  const found = await validate(scope, code, proof)
  const result = typeof found === 'string' ? found : found.result
  const [title, text] = words[scope.locale][result]
  const facts = typeof found === 'string' ? [] : getFacts(scope, found)
  return validationPage(scope, { status: statuses[result] ?? 200, tone: tones[result] ?? 'danger', title, text, facts })
}

/** Validates a card; one of another institution counts as unknown. */
async function validate(scope: RequestScope, code: string, proof: string | null): Promise<CardValidation | Result> {
  try {
    const card = await upstreamAsPortal(scope.runtime, scope).academic.studentCards.validate({
      code,
      tenantId: scope.settings.tenant?.id,
      ...(proof && { proof }),
    })
    return card.tenantId === scope.settings.tenant?.id ? card : 'unknown'
  } catch (error) {
    const problem = portalErrorCode(error)
    if (problem === 'NOT_FOUND' || problem === 'BAD_REQUEST') return 'unknown'
    return problem === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'unavailable'
  }
}

const statuses: Partial<Record<Result, ValidationPage['status']>> = { unknown: 404, tooMany: 429, unavailable: 503 }
const tones: Partial<Record<Result, ValidationPage['tone']>> = {
  valid: 'ok',
  stale: 'warning',
  inactive: 'warning',
  expired: 'warning',
  tooMany: 'warning',
  unavailable: 'warning',
}

function getFacts({ locale, settings }: RequestScope, { student, course, institution, validUntil }: CardValidation) {
  const names = factNames[locale]
  const formats = createFormats(locale, settings.currency, settings.timeZone)
  return [
    { term: names.student, description: student },
    { term: names.course, description: course },
    { term: names.institution, description: institution },
    { term: names.validUntil, description: formats.date(validUntil) },
    { term: names.checkedAt, description: formats.dateTime(new Date().toISOString()) },
  ]
}

const factNames: Record<Locale, Record<'student' | 'course' | 'institution' | 'validUntil' | 'checkedAt', string>> = {
  'pt-BR': { student: 'Estudante', course: 'Curso', institution: 'Instituição', validUntil: 'Válida até', checkedAt: 'Conferida em' },
  en: { student: 'Student', course: 'Course', institution: 'Institution', validUntil: 'Valid until', checkedAt: 'Checked on' },
  es: { student: 'Estudiante', course: 'Carrera', institution: 'Institución', validUntil: 'Válido hasta', checkedAt: 'Verificado el' },
}

const words: Record<Locale, Record<Result, readonly [title: string, text: string]>> = {
  'pt-BR': {
    valid: ['Carteira válida', 'Confira se o nome e a foto são os da pessoa à sua frente.'],
    stale: ['Código antigo', 'Este código já passou de cinco minutos. Peça à pessoa que abra a carteira de novo.'],
    forged: ['Código inválido', 'Este código não foi emitido pela instituição. Não aceite a carteira.'],
    inactive: ['Carteira inativa', 'A matrícula não está ativa ou a foto ainda não foi aceita.'],
    expired: ['Carteira vencida', 'A validade desta carteira terminou.'],
    revoked: ['Carteira revogada', 'A instituição revogou esta carteira. Não a aceite.'],
    unknown: ['Carteira não encontrada', 'Nenhuma carteira desta instituição tem este código. Confira o endereço.'],
    tooMany: ['Muitas consultas', 'Espere um minuto e tente de novo.'],
    unavailable: ['Não foi possível conferir', 'A consulta está fora do ar agora. Tente de novo em alguns minutos.'],
  },
  en: {
    valid: ['Valid card', 'Check that name and photo are those of the person in front of you.'],
    stale: ['Old code', 'This code is more than five minutes old. Ask the person to open the card again.'],
    forged: ['Invalid code', 'This code was not issued by the institution. Do not accept the card.'],
    inactive: ['Inactive card', 'The enrollment is not active, or the photo has not been accepted yet.'],
    expired: ['Expired card', 'This card is past its last day.'],
    revoked: ['Revoked card', 'The institution has revoked this card. Do not accept it.'],
    unknown: ['Card not found', 'No card of this institution has this code. Check the address.'],
    tooMany: ['Too many requests', 'Wait a minute and try again.'],
    unavailable: ['The card could not be checked', 'The service is down right now. Try again in a few minutes.'],
  },
  es: {
    valid: ['Carné válido', 'Comprueba que el nombre y la foto sean los de la persona que tienes delante.'],
    stale: ['Código antiguo', 'Este código tiene más de cinco minutos. Pide a la persona que abra el carné de nuevo.'],
    forged: ['Código no válido', 'La institución no emitió este código. No aceptes el carné.'],
    inactive: ['Carné inactivo', 'La matrícula no está activa o la foto aún no fue aceptada.'],
    expired: ['Carné vencido', 'La validez de este carné terminó.'],
    revoked: ['Carné revocado', 'La institución revocó este carné. No lo aceptes.'],
    unknown: ['Carné no encontrado', 'Ningún carné de esta institución tiene este código. Revisa la dirección.'],
    tooMany: ['Demasiadas consultas', 'Espera un minuto e inténtalo de nuevo.'],
    unavailable: ['No se pudo verificar', 'La consulta no está disponible ahora. Inténtalo de nuevo en unos minutos.'],
  },
}
