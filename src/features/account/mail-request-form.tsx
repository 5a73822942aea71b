import { Plural } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { useMailRequest } from './use-mail-request.ts'

/** A form of one field that is answered by mail. */
export function MailRequestForm({ request, field, captcha, sendLabel }: {
  request: ReturnType<typeof useMailRequest>
  field: ComponentProps<typeof TextField> & { id: string }
  captcha: ReactNode
  sendLabel: ReactNode
}) {
  const { text, error, attempt, refusal, isPending, set, submit } = request
  const count = error ? 1 : 0
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      actions={
        <Button type="submit" variant="primary" full loading={isPending}>
          {sendLabel}
        </Button>
      }
    >
      {error ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={[{ fieldId: field.id, message: error }]} attempt={attempt} />
      ) : null}
      {refusal ? <Notice live="alert" tone="danger" title={refusal} /> : null}
      <TextField {...field} name={field.id} value={text} error={error} autoCapitalize="none" spellCheck={false} onChange={({ currentTarget }) => set(currentTarget.value)} />
      {captcha}
    </Form>
  )
}
