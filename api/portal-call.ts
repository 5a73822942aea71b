import { oc } from '@orpc/contract'

/** Who may make a call: a signed-in person where nothing is said. */
export interface CallMeta {
  callers?: 'portal'
}

/** A call for which nobody has to be signed in: the portal makes it, and proves itself by its secret. */
export const portalCall = oc.$meta<CallMeta>({ callers: 'portal' })
