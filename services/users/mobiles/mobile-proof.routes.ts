import { implement } from '@orpc/server'
import { usersContract } from '#api/users/users.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { getMobileState, type MobilePorts, sendCodeAgain } from './mobile-proof.ts'
import { forgetPendingMobile, proveMobile } from './pending-mobiles.ts'

const refusals = { wrong: 'WRONG_CODE', locked: 'TOO_MANY_ATTEMPTS', expired: 'MOBILE_CODE_EXPIRED', unknown: 'NOT_FOUND' } as const

export function mobileProofHandlers(ports: MobilePorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  return {
    sendMobileCode: os.sendMobileCode.handler(async ({ context }) => {
      const owner = requireSelf(context)
      await sendCodeAgain(ports, context, owner)
      return getMobileState(ports, owner)
    }),
    proveMobile: os.proveMobile.handler(async ({ context, input: { code } }) => {
      const owner = requireSelf(context)
      const outcome = await proveMobile(ports, owner, code)
      if (outcome !== 'proven') throw new DomainError(refusals[outcome])
      return getMobileState(ports, owner)
    }),
    cancelMobile: os.cancelMobile.handler(async ({ context }) => {
      const owner = requireSelf(context)
      await forgetPendingMobile(ports, owner)
      return getMobileState(ports, owner)
    }),
  }
}
