import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { findRedirect } from '../request/shell.functions.ts'

/** Permanent link. Needs no session: the target authorises. */
export const Route = createFileRoute('/redirect/$id')({
  beforeLoad: async ({ params }) => {
    const destination = await findRedirect({ data: { id: params.id } })
    if (!destination) throw notFound()
    throw 'path' in destination
      ? redirect({ to: destination.path, search: destination.search as never })
      : redirect({ href: destination.href })
  },
})
