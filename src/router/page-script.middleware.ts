import { createRouter } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'
import { pageOfScript, pageScript } from '../features/embedding/page-script.ts'
import { type FileRoutesById, routeTree } from '../routeTree.gen'
import { embedders } from '../request/content-sources.ts'
import { requestMiddleware } from '../request/request.middleware.ts'

/** The pages that the server writes itself: the router has no component for them. */
const serverPages: readonly (keyof FileRoutesById)[] = [
  '/callback',
  '/documents/validate/$sharedToken',
  '/enrollment-student-cards/validations/$validationCode',
  '/c/$code',
]

let pages: ReturnType<typeof pageMatcher> | undefined

/** Serves `/script` below every page: a module that embeds it in a partner's site (docs/requirements/shell.md §2). */
export const pageScriptMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(({ request, context, next }) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(appConfig.basePath.length)
    const page = request.method === 'GET' ? pageOfScript(path) : null
    pages ??= pageMatcher()
    if (page === null || !pages(page)) return next()
    const { runtime, hostname, settings } = context.scope
    const script = pageScript({
      portal: runtime.portalUrl(hostname),
      origins: embedders(settings),
      title: settings.tenant?.name ?? appConfig.name,
      page: page === '/' ? null : `${page}${search}`,
    })
    return new Response(script, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        // Other sites import the module by CORS; it is the same for every user.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300',
      },
    })
  })

function pageMatcher(): (path: string) => boolean {
  const router = createRouter({ routeTree, context: undefined! })
  return (path) => {
    const [, params, route] = router.getMatchedRoutes(path)
    // An unmatched rest of the path ends up in the splat parameter.
    if (route === undefined || '**' in params || route.children) return false
    return route.options.component !== undefined || serverPages.includes(route.id)
  }
}
