import { z } from 'zod'
import { mobileCode } from '#api/users/mobile-proof.ts'
import { wordOrUndefined } from '../../kit/search/search-values.ts'
import { formRoute, type SentForm, withSearch } from '../../request/form-route.server.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import { contactProofPages, type ProofOutcome } from './contact-outcome.ts'

const toPageOf = (form: FormData, proof: ProofOutcome) =>
  withSearch(`/${wordOrUndefined(form.get('page'), contactProofPages) ?? 'my-account'}`, { proof })

const task = (call: (users: Upstream['users']) => Promise<ProofOutcome>) => ({
  call: async ({ upstream, form }: SentForm) => toPageOf(form, await call(upstream.users)),
})

/** The cards' forms, back to the page they stand on. */
export const contactByForm = formRoute({
  actOf: (form) => form.get('task'),
  acts: {
    'send-email': task((users) => users.sendEmailLink().then(() => 'email-sent')),
    'cancel-email': task((users) => users.cancelEmail().then(() => 'email-canceled')),
    send: task((users) => users.sendMobileCode().then(({ pendingMobile }) => (pendingMobile?.message === 'sent' ? 'sent' : 'not-sent'))),
    cancel: task((users) => users.cancelMobile().then(() => 'canceled')),
    prove: {
      input: z.object({ code: mobileCode }),
      read: (form) => ({ code: String(form.get('mobileCode') ?? '').slice(0, 20) }),
      async call({ upstream, form }, proof) {
        await upstream.users.proveMobile(proof)
        return toPageOf(form, 'proven')
      },
    },
  },
  page({ form, code, act }) {
    const isLimited = code === 'TOO_MANY_ATTEMPTS'
    if (act === 'send-email' || act === 'cancel-email') return toPageOf(form, isLimited ? 'email-limited' : 'email-not-sent')
    if (act === 'send' && isLimited) return toPageOf(form, 'limited')
    return toPageOf(form, act === 'prove' && code === 'BAD_REQUEST' ? 'WRONG_CODE' : code)
  },
})
