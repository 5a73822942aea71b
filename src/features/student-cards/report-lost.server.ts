import { formRoute, inputOf } from '../../request/form-route.server.ts'
import { contracts } from '../../request/upstream.server.ts'

const page = (reported: 'yes' | 'no') => `/enrollment-student-cards?reported=${reported}`

/** The question. Leads to the cards with the outcome. */
export const reportLostByForm = formRoute({
  acts: {
    report: {
      input: inputOf(contracts.academic.studentCards.revoke),
      async call({ upstream }, input) {
        await upstream.academic.studentCards.revoke(input)
        return page('yes')
      },
    },
  },
  page: () => page('no'),
})
