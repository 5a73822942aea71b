import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { personalData, personalDataChange, personalField } from './personal-data.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

const foundPerson = z.object({
  name: z.string(),
  /** Masked CPF; null for people without a course. */
  taxId: z.string().nullable(),
  /** The person's courses at the institution, active ones first. */
  courses: z.array(z.object({ course: z.string(), academicRecord: z.string() })),
})
const account = { personId: entityId, username: z.string() }

/** A person who was found; people without an account have no data on file. */
const listedPerson = foundPerson.extend({ account: z.object(account).nullable() })
export type ListedPerson = z.infer<typeof listedPerson>

/** What an institution asks its students to confirm. */
export const dataUpdateInput = z.object({
  /** The day by which students have to confirm: from today on, within a year. */
  dueOn: civilDate,
  fields: z.array(personalField).min(1).max(personalField.options.length),
  /** The portal leads students to the page once in each session; otherwise it only reminds. */
  isRequired: z.boolean(),
})
export type DataUpdateInput = z.infer<typeof dataUpdateInput>

const dataUpdateState = z.object({
  request: dataUpdateInput.extend({ askedAt: instant }).nullable(),
  /** Number of students who have an account and an ongoing course. */
  students: z.number().int(),
  /** The number of these students who confirmed all that is asked. */
  confirmed: z.number().int(),
})
export type DataUpdateState = z.infer<typeof dataUpdateState>

/** Calls of authorized staff, about people of their institution. */
export const personalDataStaffContract = {
  people: oc
    .route({
      method: 'GET',
      path: '/personal-data/people',
      summary: 'Students and candidates by name, registration, CPF, username or email',
    })
    .errors(commonErrors)
    .input(z.object({ search: searchText.pipe(z.string().min(2)) }))
    .output(
      z.object({
        results: z.array(listedPerson),
        /** More people match than are listed. */
        hasMore: z.boolean(),
      }),
    ),
  get: oc
    .route({ method: 'GET', path: '/personal-data/people/{personId}', summary: 'Contact and addresses of a person' })
    .errors(commonErrors)
    .input(z.object({ personId: entityId }))
    .output(foundPerson.extend({ ...account, data: personalData })),
  changes: oc
    .route({ method: 'GET', path: '/personal-data/people/{personId}/changes', summary: 'Who changed what of a person, newest first' })
    .errors(commonErrors)
    .input(pageQuery.extend({ personId: entityId }))
    .output(createPageSchema(personalDataChange)),
  dataUpdate: oc
    .route({ method: 'GET', path: '/personal-data/request', summary: 'What the institution asks for, and how many confirmed it' })
    .errors(commonErrors)
    .output(dataUpdateState),
  askForUpdate: oc
    .route({ method: 'PUT', path: '/personal-data/request', summary: 'Ask students to confirm their data, or change what is asked' })
    .errors(withErrors('INVALID_INFORMATION'))
    .input(dataUpdateInput)
    .output(dataUpdateState),
  withdrawUpdate: oc
    .route({ method: 'DELETE', path: '/personal-data/request', summary: 'Ask for nothing any more' })
    .errors(commonErrors)
    .output(dataUpdateState),
}
