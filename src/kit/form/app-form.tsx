import { Plural } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import type { FormState } from './use-app-form.ts'

/** The form of `useAppForm`. With an `action` it is a plain POST form until scripts load. */
export function AppForm({
  form,
  brief = false,
  children,
  ...rest
}: {
  form: FormState
  /** For forms of one or two fields, which show their own errors: the first wrong one gets the focus, without a summary. */
  brief?: boolean
} & Omit<ComponentProps<typeof Form>, 'method' | 'onSubmit'>) {
  const { errors, attempt, failure, submit } = form
  const count = errors.length
  const focusFirst = useEffectEvent(() => {
    if (brief && errors[0]) document.getElementById(errors[0].fieldId)?.focus()
  })
  useEffect(() => focusFirst(), [attempt])
  return (
    <Form
      {...rest}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {count > 0 && !brief ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {failure ? <Failure key={failure} failure={failure} /> : null}
      {children}
    </Form>
  )
}

/** Shows why a form failed and scrolls to it: a form may be longer than the screen, with its button at the end. */
function Failure({ failure }: { failure: string }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={root}>
      <Notice live="alert" tone="danger" title={failure} />
    </div>
  )
}

export function SubmitButton({
  form,
  needsScripts = false,
  disabled = false,
  ...button
}: {
  form: FormState
  /** Disabled until hydration, for forms that cannot be sent without scripts. */
  needsScripts?: boolean
} & Omit<ComponentProps<typeof Button>, 'form' | 'type' | 'loading'>) {
  const isHydrated = useHydrated()
  return <Button {...button} type="submit" disabled={disabled || (needsScripts && !isHydrated)} loading={form.isPending} />
}
