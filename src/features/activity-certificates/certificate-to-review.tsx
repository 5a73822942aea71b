import { Trans, useLingui } from '@lingui/react/macro'
import type { ActivityToReview } from '#api/academic/academic-situation.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { OpenCertificate } from '../../subjects/academic-situation/open-certificate.tsx'
import { AcceptCertificate, RefuseCertificate } from './decide-certificate.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Shows a certificate with its student and purpose, and the two possible decisions. */
export function CertificateToReview({ activity }: { activity: ActivityToReview }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { activityId, student, academicRecord, course, institution, kind, title, doneOn, sentAt, claimedHours, hasCertificate } = activity
  return (
    <Card as="li">
      <CardHeader title={<span dir="auto">{student}</span>} aside={institution} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Atividade`, description: <span dir="auto">{title}</span> },
            { term: t`Tipo`, description: kind[i18n.locale as keyof typeof kind] },
            {
              term: t`Curso`,
              description: (
                <>
                  <OfficeText>{course}</OfficeText> · {academicRecord}
                </>
              ),
            },
            { term: t`Feita em`, description: formats.date(doneOn) },
            { term: t`Entregue em`, description: formats.day(sentAt) },
            { term: t`Horas pedidas`, description: t`${formats.number(claimedHours)} h` },
          ]}
        />
        {hasCertificate ? (
          <OpenCertificate activityId={activityId} label={t`Abrir certificado: ${student}, ${title}`}>
            <Trans>Abrir certificado</Trans>
          </OpenCertificate>
        ) : (
          <p>
            <Trans>Entregue em papel: o certificado está na secretaria.</Trans>
          </p>
        )}
      </CardSection>
      <CardSection>
        <AcceptCertificate activity={activity} />
      </CardSection>
      <CardSection>
        <Disclosure summary={t`Recusar`}>
          <RefuseCertificate activity={activity} />
        </Disclosure>
      </CardSection>
    </Card>
  )
}
