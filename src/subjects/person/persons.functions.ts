import { createServerFn } from '@tanstack/react-start'
import { formatPhone } from '@brazilian-utils/brazilian-utils'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** The user, or for staff a student of the context. @throws the router's `notFound` */
export const getPerson = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ personId: entityId }))
  .handler(async ({ context, data }) => {
    const person = await notFoundIfMissing(context.upstream.financial.persons.get(data))
    return { ...person, phone: person.phone && { digits: person.phone, shown: formatPhone(person.phone, { mask: 'auto' }) } }
  })
