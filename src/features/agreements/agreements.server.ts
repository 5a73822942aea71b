import { makeAgreementInput } from '#api/financial/agreements.ts'
import { getHourlyKey } from '../../kit/form/idempotency-key.server.ts'
import { formRoute, withSearch } from '../../request/form-route.server.ts'
import { getAgreementProblem, getDebtIds, newAgreementSearch } from './new-agreement-search.ts'

const getSearch = (form: FormData) => newAgreementSearch(Object.fromEntries(form))

/** The review's form. Leads to the agreement, or back to the review with what is wrong. */
export const makeByForm = formRoute({
  acts: {
    make: {
      consent: 'terms',
      input: makeAgreementInput,
      read(form, { session }) {
        const search = getSearch(form)
        const [total, version] = [form.get('total'), form.get('version')]
        return {
          debtIds: getDebtIds(search),
          planId: search.plan,
          firstDueDate: search.first,
          expectedTotal: Number(total),
          termsVersion: Number(version),
          idempotencyKey: getHourlyKey(`${session.userId} ${JSON.stringify([search, total, version])}`),
        }
      },
      call: async ({ upstream }, input) =>
        `/financial/agreements/${(await upstream.financial.agreements.make(input)).agreementId}?made=true`,
    },
  },
  page: ({ form, code, isUnread }) =>
    withSearch('/financial/agreements/new', { ...getSearch(form), problem: isUnread ? 'unread' : getAgreementProblem(code) }),
})
