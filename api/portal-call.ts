import { oc } from '@orpc/contract'

/** Who may make a call; if nothing is set, a signed-in person. */
export interface CallMeta {
  callers?: 'portal'
}

/** A call that requires no signed-in user: the portal makes it, authenticated by its secret. */
export const portalCall = oc.$meta<CallMeta>({ callers: 'portal' })
