import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useCopy } from '../../kit/browser/use-copy.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { LinkState, useDocumentKinds } from './document-words.tsx'
import type { ShownDocument } from './shared-documents.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows an issued document: its file, its link, and when it was viewed. */
export function IssuedDocument({ document }: { document: ShownDocument }) {
  const { t } = useLingui()
  const formats = useFormats()
  const kinds = useDocumentKinds()
  const { documentId, kind, course, number, state, issuedAt, expiresAt, revokedAt, views, lastViews } = document
  return (
    <Card as="li" aria-labelledby={documentId}>
      <CardHeader id={documentId} title={number ? `${kinds[kind]} ${number}` : kinds[kind]} aside={<LinkState state={state} />} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
            { term: t`Emitido em`, description: formats.dateTime(issuedAt) },
            revokedAt
              ? { term: t`Link revogado em`, description: formats.dateTime(revokedAt) }
              : { term: t`Link válido até`, description: formats.dateTime(expiresAt) },
            {
              term: t`Consultas ao link`,
              description: views === 0 ? t`Ninguém consultou ainda` : <Plural value={views} one="# vez" other="# vezes" />,
            },
          ]}
        />
        {lastViews.length > 0 ? (
          <Disclosure summary={t`Quando o link foi consultado`}>
            <PlainList>
              {lastViews.map((at) => (
                <PlainRow key={at}>{formats.dateTime(at)}</PlainRow>
              ))}
            </PlainList>
          </Disclosure>
        ) : null}
      </CardSection>
      <CardSection>
        {state === 'valid' ? (
          <LinkToShare address={document.address}>
            <PdfLink documentId={documentId} />
          </LinkToShare>
        ) : (
          <PdfLink documentId={documentId} />
        )}
      </CardSection>
      {state === 'valid' ? (
        <CardSection>
          <DisabledWhileImpersonating>
            <RevokeLink documentId={documentId} />
          </DisabledWhileImpersonating>
        </CardSection>
      ) : null}
    </Card>
  )
}

function PdfLink({ documentId }: { documentId: string }) {
  return (
    <a href={`${appConfig.basePath}/academic-situation/documents/${documentId}/pdf`} className={buttonLook()}>
      <Download />
      <Trans>Baixar PDF</Trans>
    </a>
  )
}

/** @param children what stands beside the button that copies the link */
function LinkToShare({ address, children }: { address: string; children: ReactNode }) {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  return (
    <>
      <CopyableCode code={address}>
        <div className="button-row">
          {children}
          <Button data-scripted icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => copy(address)}>
            {state === 'copied' ? t`Link copiado` : t`Copiar link`}
          </Button>
        </div>
      </CopyableCode>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Link copiado. Envie a quem vai conferir o documento.</Trans> : null}
        {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o link acima e copie.</Trans> : null}
      </p>
    </>
  )
}

/** Folded question with the button to revoke the link, the same with and without scripts. */
function RevokeLink({ documentId }: { documentId: string }) {
  const { t } = useLingui()
  return (
    <Disclosure summary={t`Revogar o link`}>
      <p>
        <Trans>Quem abrir o link vai ler que ele foi revogado. Não é possível desfazer; você pode emitir outro documento.</Trans>
      </p>
      <Form
        method="post"
        action={`${appConfig.basePath}/academic-situation/documents/revoke`}
        aria-label={t`Revogar o link`}
        actions={
          <Button type="submit" variant="danger">
            <Trans>Revogar</Trans>
          </Button>
        }
      >
        <input type="hidden" name="documentId" value={documentId} />
      </Form>
    </Disclosure>
  )
}
