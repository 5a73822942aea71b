import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { seenPeople, studentDataChangesQuery, studentDataQuery } from './student-data.queries.ts'

it('the people seen last are the five whose data was read last', () => {
  const queryClient = new QueryClient()
  const seen = (personId: number, updatedAt: number) =>
    queryClient.setQueryData<unknown>(
      studentDataQuery(personId).queryKey,
      { personId, name: `Pessoa ${personId}`, taxId: null, courses: [], username: `pessoa.${personId}` },
      { updatedAt },
    )
  for (const personId of [1, 2, 3, 4, 5, 6]) seen(personId, personId)
  seen(2, 9)
  queryClient.setQueryData<unknown>(studentDataChangesQuery(7, {}).queryKey, { results: [], totalCount: 0 })
  expect(seenPeople(queryClient).map(({ account }) => account)).toEqual(
    [2, 6, 5, 4, 3].map((personId) => ({ personId, username: `pessoa.${personId}` })),
  )
})
