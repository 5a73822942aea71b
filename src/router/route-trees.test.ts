import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mergeNavigation } from '../../services/settings/navigation.ts'
import { hasRoute, getPlaces, type RouteTree, type TreeRoute } from './route-trees.ts'

const places = getPlaces(mergeNavigation([]))
const routeAt = (fullPath: string): TreeRoute => ({ id: `/_portal${fullPath}`, fullPath })

test.each<[fullPath: string, isStaffs: boolean]>([
  ['/', false],
  ['/requests/$requestId', true],
  ['/request-types/', true],
  ['/my-requests/$requestId', false],
  // Of two places, the nearer one decides.
  ['/academic-situation/certificates', true],
  ['/academic-situation/documents', false],
  ['/enrollment-student-cards/gate', true],
  ['/enrollment-student-cards/', false],
  // Entries of students and of staff lead to one place.
  ['/financial/payments/$debtId', false],
  ['/financial/agreements/', false],
  // For everybody who has a permission, and for everybody.
  ['/announcements/new', true],
  ['/my-account', false],
  // No entry leads there.
  ['/financial', false],
  ['/wc-teste', false],
])('of the portal, %s is staff’s: %s', (fullPath, isStaffs) => {
  expect(hasRoute('student', routeAt(fullPath), places)).toBe(!isStaffs)
  expect(hasRoute('portal', routeAt(fullPath), places)).toBe(true)
  expect(hasRoute('entry', routeAt(fullPath), places)).toBe(false)
})

test.each<[id: string, trees: RouteTree[]]>([
  ['__root__', ['entry', 'student', 'portal', 'full']],
  ['/$', ['entry', 'student', 'portal', 'full']],
  ['/_portal', ['student', 'portal', 'full']],
  ['/auth/signin', ['entry', 'full']],
])('the route %s is in the trees %s', (id, trees) => {
  expect((['entry', 'student', 'portal', 'full'] as const).filter((tree) => hasRoute(tree, { id, fullPath: '' }, places))).toEqual(trees)
})

const generated = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8')

/** Routes of pages, as the generator declares them: the browser has no others. */
const pages = [
  ...generated.matchAll(/^ {4}'[^']+': \{\s+id: '([^']+)'\s+path: '[^']*'\s+fullPath: '([^']+)'\s+preLoaderRoute: typeof (\w+)/gm),
]
  .filter(([, , , name]) => {
    const [, file] = new RegExp(`Route as ${name!} \\} from '\\./(.*)'`).exec(generated)!
    return ['ts', 'tsx'].some((ending) => {
      const place = new URL(`../${file!}.${ending}`, import.meta.url)
      return existsSync(place) && /\bcomponent\b/.test(readFileSync(place, 'utf8'))
    })
  })
  .map(([, id, fullPath]): TreeRoute => ({ id: id!, fullPath: fullPath! }))
  .filter(({ id }) => id !== '/_portal')

/** Addresses of a route, of which a parameter is any part. */
const addresses = ({ fullPath }: TreeRoute) =>
  new RegExp(
    `^${fullPath
      .replaceAll(/[.]/g, '\\$&')
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+')}$`,
  )

// Else the browser would show the page of another address, in place of the document that the server has.
test('an address that a tree leaves out is no other route’s in it', () => {
  expect(pages.length).toBeGreaterThan(90)
  for (const tree of ['entry', 'student', 'portal'] as const) {
    const [kept, leftOut] = [true, false].map((has) => pages.filter((route) => hasRoute(tree, route, places) === has))
    expect(leftOut!.length).toBeGreaterThan(10)
    for (const { fullPath } of leftOut!) {
      const address = fullPath.replaceAll(/\$\w+/g, '1').replaceAll(/\{-[^}]*\}/g, '1')
      expect(kept!.filter((route) => addresses(route).test(address)).map(({ id }) => id)).toEqual([])
    }
  }
})
