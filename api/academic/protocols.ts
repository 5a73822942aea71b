import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { localizedText } from '../locales.ts'
import { requestSituation, requestStatus } from './request-status.ts'
import { checkedRule, requestCategory } from './request-types.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

/** The channel through which the matter reached the office. */
export const protocolChannel = z.enum(['portal', 'counter'])
export type ProtocolChannel = z.infer<typeof protocolChannel>

/** The numbered record of a request, or of a matter that the office opened itself. */
export const protocol = z.object({
  requestId: z.uuid(),
  number: z.string(),
  name: localizedText,
  category: requestCategory,
  channel: protocolChannel,
  status: requestStatus,
  situation: requestSituation,
  course: z.string(),
  openedAt: instant,
  updatedAt: instant,
  deadline: civilDate.nullable(),
})
export type Protocol = z.infer<typeof protocol>

export const protocolFilter = z.object({
  /** In the number or the name. */
  search: searchText.optional(),
  category: requestCategory.optional(),
  situation: requestSituation.optional(),
  year: z.number().int().min(2000).max(2999).optional(),
})
export type ProtocolFilter = z.infer<typeof protocolFilter>

const requestId = z.object({ requestId: z.uuid() })

/** docs/requirements/academic-and-financial.md, section 7. */
export const protocolsContract = {
  list: oc
    .route({ method: 'GET', path: '/protocols', summary: 'Protocols of the person, newest first' })
    .errors(commonErrors)
    .input(pageQuery.extend({ filter: protocolFilter.default({}) }))
    .output(createPageSchema(protocol)),
  types: oc
    .route({ method: 'GET', path: '/types/protocols', summary: 'Kinds of protocols, with how many of the person are of each' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(z.object({ category: requestCategory, count: z.number().int() })) })),
  get: oc
    .route({ method: 'GET', path: '/protocols/{requestId}', summary: 'One protocol with its movements' })
    .errors(commonErrors)
    .input(requestId)
    .output(protocol.extend({ typeId: entityId, movements: z.array(z.object({ status: requestStatus, at: instant })) })),
  validationRules: oc
    .route({
      method: 'GET',
      path: '/protocols/{requestId}/validation-rules',
      summary: 'The rules under which a protocol was opened, and whether they are kept now',
    })
    .errors(commonErrors)
    .input(requestId)
    .output(z.object({ results: z.array(checkedRule) })),
  viewParams: oc
    .route({ method: 'GET', path: '/views/data/params', summary: 'By what the list of protocols can be narrowed' })
    .errors(commonErrors)
    .output(
      z.object({
        categories: z.array(requestCategory),
        situations: z.array(requestSituation),
        years: z.array(z.number().int()),
      }),
    ),
}
