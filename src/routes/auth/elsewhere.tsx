import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { allOptional, flag, text } from '../../kit/search/search-values.ts'
import { safeReturnUrl } from '../../request/return-url.ts'
import { FrameSignInPage } from '../../auth/sign-in/frame-sign-in-page.tsx'

/** Shown in frames of other sites when the user is not signed in. */
export const Route = createFileRoute('/auth/elsewhere')({
  staticData: { words: ['entry'] },
  validateSearch: (search: Record<string, unknown>) => allOptional({ page: text(search.page, 2000), again: flag(search.again) }),
  head: ({ match }) => pageTitle(match, msg`Continue no portal`),
  component: function ElsewhereRoute() {
    const { page, again } = Route.useSearch()
    return <FrameSignInPage page={safeReturnUrl(page)} again={again ?? false} />
  },
})
