import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../../request/use-formats.ts'
import { paymentFileAddress, paymentFilesQuery } from './payment-files.queries.ts'

export function PaymentFileList({ paymentId }: { paymentId: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { data: files = [] } = useQuery(paymentFilesQuery(paymentId))
  if (files.length === 0) return null
  return (
    <Card aria-labelledby="payment-files">
      <CardHeader id="payment-files" title={<Trans>Comprovantes enviados</Trans>} />
      <CardRows>
        {files.map(({ name, title, sentAt }) => (
          <ItemRow
            key={name}
            icon={<FileCheck />}
            title={
              <a
                href={paymentFileAddress(name)}
                target="_blank"
                rel="noopener"
                className={textLinkLook({})}
                aria-label={t`${title}, abre em outra aba`}
              >
                {title}
              </a>
            }
            date={formats.dateTime(sentAt)}
            action={
              <a
                href={paymentFileAddress(name, { whole: true })}
                download
                className={buttonLook({ variant: 'outline', size: 'sm' })}
                aria-label={t`Baixar ${title}`}
              >
                <Trans>Baixar</Trans>
              </a>
            }
          />
        ))}
      </CardRows>
    </Card>
  )
}
