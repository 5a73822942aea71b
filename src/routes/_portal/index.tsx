import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
export const Route = createFileRoute('/_portal/')({
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Início`) }] }),
  component: () => <h1>Home</h1>,
})
