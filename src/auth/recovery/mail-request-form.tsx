import { Plural } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import type { useMailRequest } from './use-mail-request.ts'

/** A form of one field that is answered by mail. */
export function MailRequestForm({
  request,
  field,
  captcha,
  sendLabel,
}: {
  request: ReturnType<typeof useMailRequest>
  field: Omit<ComponentProps<typeof TextField>, 'id'>
  captcha: ReactNode
  sendLabel: ReactNode
}) {
  const { id, isReady, text, error, attempt, refusal, isPending, set, submit } = request
  const count = error ? 1 : 0
  return (
    <>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        actions={
          <Button type="submit" variant="primary" full disabled={!isReady} loading={isPending}>
            {sendLabel}
          </Button>
        }
      >
        {error ? (
          <ErrorSummary
            heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />}
            errors={[{ fieldId: id, message: error }]}
            attempt={attempt}
          />
        ) : null}
        {refusal ? <Notice live="alert" tone="danger" title={refusal} /> : null}
        <TextField
          {...field}
          id={id}
          name={id}
          value={text}
          error={error}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
        {captcha}
      </Form>
      <BackToSignIn />
    </>
  )
}
