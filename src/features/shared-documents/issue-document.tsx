import { Trans, useLingui } from '@lingui/react/macro'
import type { IssuableDocument } from '#api/academic/shared-documents.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useDocumentKinds } from './document-words.tsx'

const documentKey = ({ kind, enrollmentId, contractId }: IssuableDocument) =>
  contractId === null ? `${kind}-${enrollmentId}` : `${kind}-${enrollmentId}-${contractId}`

/** Form for choosing what to issue, and how long its link is valid. */
export function IssueDocument({
  issuable,
  formKey,
  enrollmentId,
  kind,
}: {
  issuable: readonly IssuableDocument[]
  formKey: string
  enrollmentId: number | undefined
  kind: string | undefined
}) {
  const { t } = useLingui()
  const kinds = useDocumentKinds()
  const ofEnrollment = issuable.filter((one) => enrollmentId === undefined || one.enrollmentId === enrollmentId)
  const first = ofEnrollment.find((one) => one.kind === kind) ?? ofEnrollment[0] ?? issuable[0]!
  return (
    <Card aria-labelledby="issue">
      <CardHeader id="issue" title={<Trans>Emitir documento</Trans>} />
      <CardSection>
        <p>
          <Trans>
            O documento sai em PDF, com um código e um link. Quem recebe o link confere o documento sem entrar no portal e vê só o seu
            primeiro nome, o curso, a situação e as datas.
          </Trans>
        </p>
        <DisabledWhileImpersonating>
          <Form
            method="post"
            action={`${appConfig.basePath}/academic-situation/documents/issue`}
            aria-labelledby="issue"
            actions={
              <Button type="submit" variant="primary">
                <Trans>Emitir</Trans>
              </Button>
            }
          >
            <input type="hidden" name="key" value={formKey} />
            <SelectField label={t`Documento`} name="document" defaultValue={documentKey(first)}>
              {issuable.map((document) => (
                <option key={documentKey(document)} value={documentKey(document)}>
                  {[kinds[document.kind], document.number, document.course].filter(Boolean).join(' · ')}
                </option>
              ))}
            </SelectField>
            <SelectField label={t`O link vale por`} name="validity" defaultValue="90">
              <option value="30">{t`30 dias`}</option>
              <option value="90">{t`90 dias`}</option>
              <option value="365">{t`1 ano`}</option>
            </SelectField>
          </Form>
        </DisabledWhileImpersonating>
      </CardSection>
    </Card>
  )
}
