import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Returns what the person may issue, and what was issued, with the public URLs that validate it. */
export const getSharedDocuments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { scope, upstream } }) => {
    const { sharedDocuments } = upstream.academic
    const [issuable, issued] = await Promise.all([sharedDocuments.issuable(), sharedDocuments.list()])
    const address = `${scope.runtime.portalUrl(scope.hostname)}/documents/validate`
    return {
      /** The key of the page's form, so that a second press issues no second document. */
      formKey: crypto.randomUUID(),
      issuable: issuable.results,
      documents: issued.results.map((document) => ({ ...document, address: `${address}/${document.sharedToken}` })),
    }
  })
