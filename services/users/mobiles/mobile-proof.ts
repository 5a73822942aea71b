import type { Logger } from 'pino'
import { isMobile } from '#api/address-rules.ts'
import type { MobileState } from '#api/users/mobile-proof.ts'
import type { User } from '#api/users/users.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireAddress } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { type SmsSender, toE164 } from '../../platform/sms.ts'
import { settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { findAccount } from '../accounts/accounts.ts'
import {
  issueMobileCode,
  keepPendingMobile,
  type MobileOwner,
  noteMessage,
  type PendingMobilePorts,
  getPendingMobile,
  setUnprovenMobile,
} from './pending-mobiles.ts'
import type { AppLocale } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

const words = localized(
  (institution: string, code: string) =>
    msg`${{ institution }}: ${{ code }} é o código que confirma o seu celular. Vale por 10 minutos. Não o passe a ninguém.`,
)

/** Text of a message. Its last line lets a phone fill in the code, only at that hostname (origin-bound one-time codes). */
function mobileMessage(locale: AppLocale, { institution, hostname, code }: { institution: string; hostname: string; code: string }) {
  return `${words[locale](institution, code)}\n\n@${hostname} #${code}`
}

export interface MobilePorts extends PendingMobilePorts {
  /** Sender of text messages; null if there is none: numbers then take effect unproven. */
  sms: SmsSender | null
  log: Logger
}

/** Limits of messages, which cost the institution money and disturb the owner of the number. */
const limits = {
  person: { most: 3, seconds: 3600 },
  number: { most: 6, seconds: 86_400 },
  /** Limit per address; a computer room shares one. */
  address: { most: 60, seconds: 3600 },
}

/** Throws INVALID_INFORMATION for a new number that cannot receive messages, such as a landline. A saved number may stay. */
export async function checkMobile(ports: MobilePorts, owner: MobileOwner, mobile: string): Promise<void> {
  if (!isMobile(mobile) && !(await isSaved(ports, owner, mobile))) throw new DomainError('INVALID_INFORMATION')
}

async function isSaved(ports: MobilePorts, owner: MobileOwner, mobile: string | null): Promise<boolean> {
  const [account, pending] = await Promise.all([findAccount(ports.pool, owner.homeTenantId, owner.userId), getPendingMobile(ports, owner)])
  if (!account) throw new DomainError('NOT_FOUND')
  return mobile === account.cellphone || mobile === pending?.mobile
}

/** Requests a new number, which takes effect once proven. Does nothing for the current number or the pending one. */
export async function changeMobile(ports: MobilePorts, context: ServiceContext, owner: MobileOwner, mobile: string | null): Promise<void> {
  if (await isSaved(ports, owner, mobile)) return
  if (mobile === null || !ports.sms) return setUnprovenMobile(ports, owner, mobile)
  await keepPendingMobile(ports, owner, mobile)
  await sendCode(ports, context, owner, mobile)
}

/** Sends a code to the pending or unproven number. Throws NOT_FOUND without one, TOO_MANY_ATTEMPTS; the earlier code then stays valid. */
export async function sendCodeAgain(ports: MobilePorts, context: ServiceContext, owner: MobileOwner): Promise<void> {
  const pending = await getPendingMobile(ports, owner)
  if (pending) {
    if ((await sendCode(ports, context, owner, pending.mobile)) === 'limited') throw new DomainError('TOO_MANY_ATTEMPTS')
    return
  }
  const account = await findAccount(ports.pool, owner.homeTenantId, owner.userId)
  if (!ports.sms || !account?.cellphone || account.mobileProof === 'proven') throw new DomainError('NOT_FOUND')
  await keepPendingMobile(ports, owner, account.cellphone)
  await sendCode(ports, context, owner, account.cellphone)
}

/** Sends a code. A failure is stored for the page to show, since the number stays pending anyway. */
async function sendCode(ports: MobilePorts, context: ServiceContext, owner: MobileOwner, mobile: string) {
  const { sms, log } = ports
  if (!sms) throw new DomainError('NOT_FOUND')
  if (!(await isWithinLimits(ports, owner, mobile, requireAddress(context)))) {
    const pending = await getPendingMobile(ports, owner)
    if (pending?.message !== 'sent') await noteMessage(ports, owner, { mobile, message: 'limited' })
    return 'limited'
  }
  const [code, settings] = await Promise.all([issueMobileCode(ports, owner, mobile), settingsOfTenant(ports.pool, owner.homeTenantId)])
  if (code === null) return 'replaced'
  const text = mobileMessage(context.locale, {
    institution: settings?.tenant?.name ?? 'Academic Services',
    hostname: settings?.hostname ?? 'localhost',
    code,
  })
  const message = await sms.send({ id: crypto.randomUUID(), to: toE164(mobile), text }).then(
    () => 'sent' as const,
    (error: unknown) => {
      log.warn({ err: error }, 'text message not sent')
      return 'failed' as const
    },
  )
  await noteMessage(ports, owner, { mobile, message })
  return message
}

async function isWithinLimits(ports: MobilePorts, { homeTenantId, userId }: MobileOwner, mobile: string, address: string) {
  if (!(await countAttempt(ports, 'mobile-code person', `${homeTenantId} ${userId}`, limits.person))) return false
  if (!(await countAttempt(ports, 'mobile-code address', address, limits.address))) return false
  return countAttempt(ports, 'mobile-code number', toE164(mobile), limits.number)
}

/** Returns the account with the state of its mobile number; null without an account. @param found account, if it was read already */
export async function withMobileProof<Account extends User>(
  ports: MobilePorts,
  owner: MobileOwner,
  found: Promise<Account | null>,
): Promise<Account | null> {
  const [user, pendingMobile] = await Promise.all([found, ports.sms ? getPendingMobile(ports, owner) : null])
  if (!user) return null
  const isUnavailable = !ports.sms && user.mobileProof !== 'proven'
  return { ...user, mobileProof: isUnavailable ? 'unavailable' : user.mobileProof, pendingMobile }
}

export async function getMobileState(ports: MobilePorts, owner: MobileOwner): Promise<MobileState> {
  const account = await withMobileProof(ports, owner, findAccount(ports.pool, owner.homeTenantId, owner.userId))
  if (!account) throw new DomainError('NOT_FOUND')
  const { cellphone: mobile, mobileProof, pendingMobile } = account
  return { mobile, mobileProof, pendingMobile }
}
