import { expect, test } from 'vitest'
import { mayManageReenrollment, maySendAnnouncements } from '#api/permissions.ts'
import { navigationEntry, mergeNavigation } from '../../services/settings/navigation.ts'
import { getNavigation, getRouteAccess } from '../request/navigation.ts'
import { type DocumentFacts, documentTree } from './document-tree.ts'
import { getPlaces } from './route-trees.ts'

const places = getPlaces(mergeNavigation([]))
const page = (id: string, fullPath: string): DocumentFacts['routes'] => [
  { id: '__root__', fullPath: '' },
  { id, fullPath },
]
const payments = page('/_portal/financial/payments/', '/financial/payments/')
const credits = page('/_portal/financial/credits/', '/financial/credits/')
const signIn = page('/auth/signin', '/auth/signin')
const unknown = page('/$', '/$')

type Navigation = Parameters<typeof getNavigation>
const has: Navigation[1]['has'] = ['financial', 'academic-situation', 'student-cards'].map((alias) => ({ alias }))

/** The shell of somebody who is signed in, whose institution adds entries to the product's. */
function shellFor(person: Navigation[1]['person'], own: Parameters<typeof mergeNavigation>[0] = []) {
  const features = mergeNavigation(own)
  return { person, ...getRouteAccess(features, getNavigation(features, { person, has, locale: 'pt-BR' })) }
}

const nobody = { person: null, openPaths: [], closedPaths: [] }
const student = shellFor({ profile: 'STUDENT', permissions: {} })
const needed = ({ audience, permissions }: { audience: string; permissions: string[] }) => ({ [audience]: permissions })

test('who is not signed in gets the routes outside the portal, of an unknown address, too', () => {
  expect(documentTree({ shell: nobody, routes: signIn, places })).toBe('entry')
  expect(documentTree({ shell: nobody, routes: unknown, places })).toBe('entry')
})

test('a student gets no route of staff', () => {
  expect(student.openPaths).toContain('/academic-situation')
  expect(documentTree({ shell: student, routes: payments, places })).toBe('student')
  expect(documentTree({ shell: student, routes: unknown, places })).toBe('student')
})

test('who may open a page of staff gets all routes of the portal, on pages of students, too', () => {
  for (const person of [
    { profile: 'OPERATION', permissions: needed(mayManageReenrollment) },
    // Not by the profile: a student may have a permission as well.
    { profile: 'STUDENT', permissions: needed(maySendAnnouncements) },
  ] as const)
    expect(documentTree({ shell: shellFor(person), routes: payments, places })).toBe('portal')
})

test('a student to whom the institution opens what is staff’s elsewhere gets all routes of the portal', () => {
  const words = { 'pt-BR': 'Área', en: 'Area', es: 'Área' }
  const person = { profile: 'STUDENT', permissions: {} } as const
  const wider = shellFor(person, [navigationEntry(words, { id: 900, icon: null, webRoute: '/financial/credits' })])
  expect(documentTree({ shell: wider, routes: payments, places })).toBe('portal')
  // An entry that no longer closes the page below one that students open.
  const moved = shellFor(person, [navigationEntry(words, { id: 57, icon: null, webRoute: '/wc-teste' })])
  expect(documentTree({ shell: moved, routes: payments, places })).toBe('portal')
})

test('in doubt a document gets all routes: a page outside the tree, or a page that failed before anybody was known', () => {
  expect(documentTree({ shell: student, routes: credits, places })).toBe('full')
  expect(documentTree({ shell: student, routes: signIn, places })).toBe('full')
  expect(documentTree({ shell: nobody, routes: payments, places })).toBe('full')
  expect(documentTree({ shell: undefined, routes: signIn, places })).toBe('full')
})
